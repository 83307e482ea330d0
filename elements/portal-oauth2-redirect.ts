import { lazyExport, screenElement } from '../src/element/declare'

/**
 * The page to which an identity provider redirects after a sign-in in Try it. It passes the authorization response to the page
 * that opened it, which must be of the same origin, and closes itself.
 */
export default screenElement({
  tag: 'portal-oauth2-redirect',
  screen: lazyExport(() => import('../src/screens/oauth2-redirect/oauth2-redirect'), 'OAuth2Redirect'),
})
