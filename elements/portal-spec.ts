import { choice, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** An API reference: of a product of the portal, or of any OpenAPI description without a portal. */
export default screenElement({
  tag: 'portal-spec',
  screen: lazyExport(() => import('../src/screens/spec/spec'), 'Spec'),
  prefetch: () => import('../src/screens/spec/prefetch'),
  reserve: 60,
  props: {
    /** ID or slug of a product of the portal. */
    product: text(),
    /** ID of its version, or its name, regardless of case. Default: the newest. */
    productVersion: text(),
    /**
     * URL of an OpenAPI description, JSON or YAML, used instead of the product. Its author decides what visitors read and which
     * requests they send: never take it from the page's query.
     */
    specUrl: text(),
    /** The open page: an operation's ID, `{tag}/{operationId}`, `tags/{tag}` or `schemas/{model}`. Default: the page's hash. */
    operation: text(),
    /**
     * The renderer of operations and models: the kit itself, or Stoplight Elements, which is loaded only for pages that ask for it.
     * Applications with a bundler import `portal-elements/stoplight` for it. Navigation, search and URLs are the same.
     */
    renderer: choice(['portal', 'stoplight'], 'portal'),
    /** Hides Try it. */
    hideTryIt: flag(),
    /**
     * URL of a page of this origin with `portal-oauth2-redirect`, to which identity providers redirect after a sign-in in Try it.
     * Default: the portal's own, inside `portal-app`.
     */
    redirectUrl: text(),
    /**
     * Servers that Try it may send credentials to without asking, besides those that the description named when it was first loaded:
     * scheme, host and port, separated by spaces. A list that the portal's operator wrote takes its place.
     */
    trustedServers: text(),
    /** URL template of the product's documentation, with `{product}` and `{version}`. Default: the portal's own. */
    docsHref: text(),
    /**
     * URL template of the form for an application that is to be registered for the version, with `{product}`, `{version}` and
     * `{strategy}`. Default: the portal's own.
     */
    createHref: text(),
    /** URL template of an application, with `{application}`. Default: the portal's own. */
    applicationHref: text(),
  },
  events: {
    /** Fires when an operation was opened. */
    'operation-open': event<{ operationId: string }>(),
    /** Fires when a request of Try it got a response, whatever its status. */
    'try-it-response': event<{ status: number; durationMs: number }>(),
    /** Fires after an application was registered for the version. `status` is `pending` until an operator has approved it. */
    'registration-created': event<{ registrationId: string; status: string }>(),
  },
})
