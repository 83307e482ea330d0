import { screenElement } from '../src/element/declare'

/**
 * The page to which an identity provider sends a visitor back who is signing in to try an API. It hands what it was given to the
 * page that asked, which must be of the same origin, and closes itself.
 */
export const portalOAuth2Redirect = screenElement({
  tag: 'portal-oauth2-redirect',
  screen: async () => (await import('../src/screens/oauth2-redirect/oauth2-redirect')).OAuth2Redirect,
  styles: async () => (await import('../src/screens/oauth2-redirect/oauth2-redirect')).styles,
  messages: ['oauth'],
})
