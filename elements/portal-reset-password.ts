import { callback, event, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * Sets a password with the token of a mail. Token and e-mail come with the address (`?token=…&email=…`); the token is taken out
 * of it at once.
 */
export default screenElement({
  tag: 'portal-reset-password',
  form: true,
  screen: lazyExport(() => import('../src/screens/reset-password/reset-password'), 'ResetPassword'),
  reserve: '20rem',
  props: {
    /** Sentence above the form that says why one is here. */
    instructionText: text(''),
    /** Gives the text for a failed request, named `set-new-password-request`; nothing keeps ours. */
    customErrorHandler:
      callback<(failure: { error: unknown; request: string; element: HTMLElement }) => string | void>(),
  },
  events: {
    /** The password was set. `email` is empty where neither the server nor the address names it. Canceled, `portal-app` stays. */
    'reset-password-success': event<{ email: string }>({ cancelable: true }),
  },
})
