import { lazyExport, screenElement } from '../src/element/declare'

/**
 * The page to which an identity provider sends a visitor back who is signing in to try an API. It hands what it was given to the
 * page that asked, which must be of the same origin, and closes itself.
 */
export default screenElement({
  tag: 'portal-oauth2-redirect',
  screen: lazyExport(() => import('../src/screens/oauth2-redirect/oauth2-redirect'), 'OAuth2Redirect'),
})
