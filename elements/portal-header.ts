import { event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * The portal's header: logo, catalog, search, and applications and account menu of the signed-in developer. With `theme="auto"` the visitor chooses
 * light or dark in it, for all elements of the page with that theme. If the portal names several languages, visitors choose
 * theirs in it, for all elements of the page.
 */
export default screenElement({
  tag: 'portal-header',
  screen: lazyExport(() => import('../src/screens/header/header'), 'Header'),
  reserve: 3.5,
  props: {
    /** URL of the catalog. Default: the portal's own. */
    homeHref: text(),
    /** URL of the developer's applications. Default: the portal's own. */
    myAppsHref: text(),
    /** URL of the developer's account. Default: the portal's own. */
    accountHref: text(),
  },
  events: {
    /** Fires before the session ends. Canceled, it does not end. */
    logout: event<void>({ cancelable: true }),
  },
})
