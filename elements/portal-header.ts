import { event, screenElement, text } from '../src/element/declare'

/** The portal's header: logo, catalogue and the account of whom is signed in. */
export const portalHeader = screenElement({
  tag: 'portal-header',
  screen: async () => (await import('../src/screens/header/header')).Header,
  styles: async () => (await import('../src/screens/header/header')).styles,
  messages: ['header'],
  reserve: '3.5rem',
  props: {
    /** Address of the catalogue. Default: the portal's own. */
    homeHref: text(),
    /** Address of the developer's applications. Default: the portal's own. */
    myAppsHref: text(),
  },
  events: {
    /** Before the session ends. Canceled, it does not. */
    logout: event<void>({ cancelable: true }),
  },
})
