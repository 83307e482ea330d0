import { callback, event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * Makes the account that somebody was invited to. Token, name, organization and e-mail come with the address
 * (`?token=…&fullName=…&org=…&email=…`); the token is taken out of it at once.
 */
export default screenElement({
  tag: 'portal-accept-invitation',
  form: true,
  screen: lazyExport(() => import('../src/screens/accept-invitation/accept-invitation'), 'AcceptInvitation'),
  reserve: '26rem',
  props: {
    /** Sentence below the heading. */
    subheaderText: text(''),
    /** Gives the text for a failed request, named `accept-invitation-request`; nothing keeps ours. */
    customErrorHandler:
      callback<(failure: { error: unknown; request: string; element: HTMLElement }) => string | void>(),
  },
  events: {
    /** The account was made. */
    'accept-invitation-success': event<{ email: string }>({ cancelable: true }),
  },
})
