import { event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * Creates or changes an application. The query of the URL may name a strategy (`auth_strategy_id`), and a product and version
 * (`product`, `product_version`) to whose reference the form leads back.
 */
export default screenElement({
  tag: 'portal-application-form',
  screen: lazyExport(() => import('../src/screens/application-form/application-form'), 'ApplicationForm'),
  prefetch: () => import('../src/screens/application-form/prefetch'),
  reserve: 25,
  props: {
    /** ID of the application to change. Default: the form creates one. */
    application: text(),
    /** ID of the auth strategy that is preselected. */
    authStrategy: text(),
    /** ID or slug of the product that the application is created for. */
    product: text(),
    /** ID of its version. With both, the form leads back to the API reference, where the registration continues. */
    productVersion: text(),
    /** URL template of an application, with `{application}`. Default: the portal's own. */
    applicationHref: text(),
    /** URL of the list of applications. Default: the portal's own. */
    myAppsHref: text(),
    /**
     * URL template of an API reference, with `{product}` and `{version}`. After a creation `application`, the new name, is added to
     * its query. Default: the portal's own.
     */
    specHref: text(),
  },
  events: {
    /** Fires after the application was created. Keys and secrets are not in the detail. */
    'application-created': event<{
      application: {
        id: string
        name: string
        description: string | null
        reference_id: string
        redirect_uri: string | null
        scopes?: string[]
      }
    }>(),
    /** Fires after the application was changed. */
    'application-updated': event<{
      application: {
        id: string
        name: string
        description: string | null
        reference_id: string
        redirect_uri: string | null
        scopes?: string[]
      }
    }>(),
    /** Fires when the form is left without saving. */
    'form-cancel': event(),
  },
})
