import { event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * The portal's header: logo, catalog and the account of whom is signed in. With `theme="auto"` the visitor chooses light or dark
 * in it, for all tags of the page that have it.
 */
export default screenElement({
  tag: 'portal-header',
  screen: lazyExport(() => import('../src/screens/header/header'), 'Header'),
  reserve: '3.5rem',
  props: {
    /** Address of the catalog. Default: the portal's own. */
    homeHref: text(),
    /** Address of the developer's applications. Default: the portal's own. */
    myAppsHref: text(),
  },
  events: {
    /** Before the session ends. Canceled, it does not. */
    logout: event<void>({ cancelable: true }),
  },
})
