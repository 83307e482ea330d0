import { choice, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** An API reference: of a product of the portal, or of any OpenAPI description without a portal. */
export default screenElement({
  tag: 'portal-spec',
  screen: lazyExport(() => import('../src/screens/spec/spec'), 'Spec'),
  prepare: async () => (await import('../src/screens/spec/prepare')).prepare,
  reserve: '40rem',
  props: {
    /** ID of a product of the portal. */
    product: text(),
    /** ID of its version, or the version's name in any case. Default: the newest. */
    productVersion: text(),
    /**
     * Address of an OpenAPI description, JSON or YAML, which takes the place of the product. Whoever can choose it chooses
     * what visitors read and call: never take it from the page's query.
     */
    specUrl: text(),
    /** What is open: an operation's ID, `{tag}/{operationId}` or `schemas/{model}`. Default: what the page's hash says. */
    operation: text(),
    /**
     * What draws operations and models: the kit itself, or Stoplight Elements, which is loaded only for pages that ask for it.
     * Navigation, search and addresses are the same.
     */
    renderer: choice(['portal', 'stoplight'], 'portal'),
    /** Shows operations to read, without the means to call them. */
    hideTryIt: flag(),
    /**
     * Page of this origin with `portal-oauth2-redirect`, to which identity providers send visitors back who sign in to try an API.
     * Default: the portal's own, inside `portal-app`.
     */
    redirectUrl: text(),
  },
  events: {
    /** An operation has been opened, by whatever way. */
    'operation-open': event<{ operationId: string }>(),
    /** A call has been answered, with whatever status. */
    'try-it-response': event<{ status: number; durationMs: number }>(),
    /** An application was registered for the version; `status` says whether an operator has to look first. */
    'registration-created': event<{ registrationId: string; status: string }>(),
  },
})
