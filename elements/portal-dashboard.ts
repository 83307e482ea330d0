import { choice, event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * How the requests of one application went: figures, charts over time by product version and by status code, and the latest requests,
 * each with the reason of its status. An error rate of 5 % or more is marked as high.
 */
export default screenElement({
  tag: 'portal-dashboard',
  screen: lazyExport(() => import('../src/screens/dashboard/dashboard'), 'Dashboard'),
  prefetch: () => import('../src/screens/dashboard/prefetch'),
  reserve: 75,
  props: {
    /** ID of the application. Without it nothing is shown. */
    application: text(),
    /**
     * Period: `15m`, `1h`, `6h`, `12h`, `24h`, `7d`, `30d`, `90d`, `this-week`, `last-week`, `this-month`, `last-month`, or two days
     * such as `2026-01-01..2026-01-31`. A period that the portal does not offer counts as the default.
     */
    period: text('24h'),
    /** IDs of the product versions whose requests count, separated by commas. Default: all. */
    productVersion: text(''),
    /**
     * The renderer of the charts: the portal itself, or Frappe Charts, which is loaded only then. Frappe Charts needs a page that allows
     * inline styles and does not require Trusted Types; where they are required, the portal's own charts are shown.
     */
    charts: choice(['portal', 'frappe'], 'portal'),
    /** Which of the latest requests are listed, by their status: `2xx`, `3xx`, `4xx` or `5xx`. Default: all. */
    statusClass: text(''),
    /** ID of the credential whose latest requests are listed. Default: all. */
    credential: text(''),
    /** ID of the request that is listed, as the gateway gave it. Default: all. */
    requestId: text(''),
    /** URL template of the application's page, with `{application}`. Default: the portal's own. */
    applicationHref: text(),
    /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
    specHref: text(),
  },
  events: {
    /** Fires after all charts of a period have loaded, or failed to. */
    'dashboard-loaded': event<{ period: string }>(),
  },
})
