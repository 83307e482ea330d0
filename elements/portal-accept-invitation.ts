import type { CustomErrorHandler } from '../src/element/configuration'
import { callback, event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * Creates the account of an invited developer or user. Token, name, organization and e-mail are read from the URL
 * (`?token=…&fullName=…&org=…&email=…`). The token is removed from the URL at once.
 */
export default screenElement({
  tag: 'portal-accept-invitation',
  form: true,
  screen: lazyExport(() => import('../src/screens/accept-invitation/accept-invitation'), 'AcceptInvitation'),
  reserve: 28,
  props: {
    /** Words below the heading. The name of the organization follows them, where the URL gives one. */
    subheaderText: text(''),
    /** Returns the text for a failed request, named `accept-invitation-request`. Returning nothing keeps the default text. */
    customErrorHandler: callback<CustomErrorHandler>(),
  },
  events: {
    /** Fires after the account was created. */
    'accept-invitation-success': event<{ email: string }>({ cancelable: true }),
  },
})
