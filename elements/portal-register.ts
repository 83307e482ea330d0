import type { CustomErrorHandler } from '../src/element/configuration'
import { callback, choice, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** Creates an account. Developers enter e-mail and name; users also an organization and a password. */
export default screenElement({
  tag: 'portal-register',
  form: true,
  screen: lazyExport(() => import('../src/screens/register/register'), 'Register'),
  reserve: 18,
  props: {
    /** Sentence above the form. */
    instructionText: text(''),
    /** Asks users for an access code. */
    accessCodeRequired: flag(),
    /** Default: 'Sign up'. */
    registerButtonText: text(),
    /**
     * Endpoint of the registration (POST): an absolute URL, or a path below `auth-base-url` without a trailing `/auth`. Default:
     * `/api/v1/register` below `auth-base-url`.
     */
    registerRequestEndpoint: text(),
    /** Body for an endpoint of your own: wrapped in `data`, or not. */
    requestEnvelope: choice(['data', 'none'], 'data'),
    /**
     * Asks users to solve a captcha before anything is sent. Without it, the captcha is solved if the portal asks for one. If it cannot
     * be loaded, the registration is refused.
     */
    recaptcha: flag(),
    /** Provider of the captcha. Default: the portal's own. */
    captchaProvider: choice(['proof_of_work', 'hcaptcha', 'recaptcha', 'turnstile']),
    /** Site key of the captcha. Default: the portal's own. */
    captchaSiteKey: text(),
    /** URL of the terms that users agree to, opened in a new tab. Without it the name is plain text. */
    termsHref: text(),
    /** URL of the privacy policy, opened in a new tab. Without it the name is plain text. */
    privacyHref: text(),
    /** Shows the link to the login. */
    showLoginLink: flag(),
    /** Text before the link to the login. Default: 'Already have an account?'. */
    loginLinkHelpText: text(),
    /** Default: 'Log in'. */
    loginLinkText: text(),
    /** Returns the request body for the entered values. There is no envelope then. */
    requestWrapper: callback<(payload: Readonly<Record<string, string>>) => unknown>(),
    /** Returns the text for a failed request, named `register-request`. Returning nothing keeps the default text. */
    customErrorHandler: callback<CustomErrorHandler>(),
  },
  events: {
    /**
     * Fires after the account was requested. For developers the organization has neither id nor name. The tag then shows the next
     * steps, and sends the mail again.
     */
    'register-success': event<{ email: string; organization: { id?: string; name: string } }>({
      cancelable: true,
    }),
    /** Fires when the link to the login is followed. Canceled, the page does not navigate. */
    'click-login-link': event<void>({ cancelable: true }),
  },
})
