import type { CustomErrorHandler } from '../src/element/configuration'
import { callback, choice, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** Requests the mail that resets a password. */
export default screenElement({
  tag: 'portal-forgot-password',
  form: true,
  screen: lazyExport(() => import('../src/screens/forgot-password/forgot-password'), 'ForgotPassword'),
  reserve: 13,
  props: {
    /** Sentence above the form. */
    instructionText: text(''),
    /** Shows the link to the login below the form. After success a button to the login is always shown. */
    showLoginLink: flag(),
    /** Default: 'Return to login'. */
    loginLinkText: text(),
    /** Default: 'Recover password'. */
    forgotPasswordButtonText: text(),
    /** Text after the form was sent. Default: a mail comes if there is such an account. */
    successText: text(),
    /**
     * Endpoint of the request (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default:
     * `/api/v1/password-resets` below `auth-base-url`.
     */
    resetPasswordRequestEndpoint: text(),
    /** Body for an endpoint of your own: wrapped in `data`, or not. */
    requestEnvelope: choice(['data', 'none'], 'data'),
    /** Returns the request body for the entered values. There is no envelope then. */
    requestWrapper: callback<(payload: Readonly<Record<string, string>>) => unknown>(),
    /** Returns the text for a failed request, named `reset-password-request`. Returning nothing keeps the default text. */
    customErrorHandler: callback<CustomErrorHandler>(),
  },
  events: {
    /** Fires after the mail was requested. It does not say whether there is such an account. */
    'forgot-password-success': event<{ email: string }>({ cancelable: true }),
    /** Fires when the link to the login is followed. Canceled, the page does not navigate. */
    'click-login-link': event<void>({ cancelable: true }),
  },
})
