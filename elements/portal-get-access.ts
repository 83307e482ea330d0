import { event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * A button that leads to a first request: it chooses or creates an application, gets access for it, shows its key once, and ends in a sample
 * of the request and Try it.
 */
export default screenElement({
  tag: 'portal-get-access',
  screen: lazyExport(() => import('../src/screens/get-access/get-access'), 'GetAccessScreen'),
  reserve: 2.5,
  props: {
    /** ID or slug of a product of the portal. */
    product: text(),
    /** ID of its version, or its name, regardless of case. Default: the newest that is not deprecated. */
    productVersion: text(),
    /** ID of the operation for the first request, or `{tag}/{operationId}`. Default: the first that needs no values. */
    operation: text(),
    /** URL template of an API reference, with `{product}` and `{version}`. Default: the portal's own. */
    specHref: text(),
    /** URL template of an application, with `{application}`. Default: the portal's own. */
    applicationHref: text(),
  },
  events: {
    /** Fires after an application got access. */
    'access-granted': event<{ applicationId: string; registrationId: string }>(),
    /** Fires after access was asked for that an operator approves. */
    'access-pending': event<{ registrationId: string }>(),
    /** Fires after a key was created. */
    'credential-created': event<{ credentialId: string }>(),
  },
})
