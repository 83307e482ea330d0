import { callback, choice, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** Asks for the mail by which a password is reset. */
export default screenElement({
  tag: 'portal-forgot-password',
  form: true,
  screen: lazyExport(() => import('../src/screens/forgot-password/forgot-password'), 'ForgotPassword'),
  reserve: '14rem',
  props: {
    /** Sentence above the form that says why one is here. */
    instructionText: text(''),
    /** Shows the link to the login below the form. After success there is a button in any case. */
    showLoginLink: flag(),
    /** Default: 'Return to login'. */
    loginLinkText: text(),
    /** Default: 'Recover password'. */
    forgotPasswordButtonText: text(),
    /** Shown instead of the form once it was sent. Default: the sentence that a mail comes if there is such an account. */
    successText: text(),
    /**
     * Where the request is sent, by POST: an absolute address, or a path below `auth-base-url` without a trailing `/auth`.
     * Default: `/api/v1/password-resets` below `auth-base-url`.
     */
    resetPasswordRequestEndpoint: text(),
    /** Shape of the body for an endpoint of your own: wrapped in `data`, or as it is. */
    requestEnvelope: choice(['data', 'none'], 'data'),
    /** Gives the body to send for what was entered; there is no envelope then. */
    requestWrapper: callback<(payload: Readonly<Record<string, string>>) => unknown>(),
    /** Gives the text for a failed request, named `reset-password-request`; nothing keeps ours. */
    customErrorHandler:
      callback<(failure: { error: unknown; request: string; element: HTMLElement }) => string | void>(),
  },
  events: {
    /** The mail was asked for; whether there is such an account is not said. */
    'forgot-password-success': event<{ email: string }>({ cancelable: true }),
    /** Canceled, the page stays where it is. */
    'click-login-link': event<void>({ cancelable: true }),
  },
})
