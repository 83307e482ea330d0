import { event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * The form that creates an application, or changes one. The query of the address may name a strategy (`auth_strategy_id`), and a
 * product and version (`product`, `product_version`) to whose reference it leads back.
 */
export default screenElement({
  tag: 'portal-application-form',
  screen: lazyExport(() => import('../src/screens/application-form/application-form'), 'ApplicationForm'),
  reserve: '30rem',
  props: {
    /** ID of the application to change. Without it another one is created. */
    application: text(),
    /** ID of the auth strategy that is chosen at first. */
    authStrategy: text(),
    /** ID of the product that the application is created for. */
    product: text(),
    /** ID of its version. With both, the form leads back to the reference, where the registration goes on. */
    productVersion: text(),
  },
  events: {
    /** The server agreed. Keys and secrets are not part of it. */
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
    /** The server agreed. */
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
    /** The form is left without having saved. */
    'form-cancel': event(),
  },
})
