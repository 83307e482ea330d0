import { callback, choice, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** The way to an account. Developers give e-mail and name; users also an organization and a password. */
export default screenElement({
  tag: 'portal-register',
  form: true,
  screen: lazyExport(() => import('../src/screens/register/register'), 'Register'),
  reserve: '20rem',
  props: {
    /** Sentence above the form that says why one is here. */
    instructionText: text(''),
    /** Asks users for an access code. */
    accessCodeRequired: flag(),
    /** Default: 'Sign up'. */
    registerButtonText: text(),
    /**
     * Where the registration is sent, by POST: an absolute address, or a path below `auth-base-url` without a trailing `/auth`.
     * Default: `/api/v1/register` below `auth-base-url`.
     */
    registerRequestEndpoint: text(),
    /** Shape of the body for an endpoint of your own: wrapped in `data`, or as it is. */
    requestEnvelope: choice(['data', 'none'], 'data'),
    /** Asks users to prove that they are people. A captcha that cannot be loaded refuses the registration. */
    recaptcha: flag(),
    /** Provider of the captcha. Default: the portal's own. */
    captchaProvider: choice(['proof_of_work', 'hcaptcha', 'recaptcha', 'turnstile']),
    /** Key by which the provider knows the page. Default: the portal's own. */
    captchaSiteKey: text(),
    /** Address of the terms that users agree to, opened in a new tab. Without it their name stands alone. */
    termsHref: text(),
    /** Address of the privacy policy, opened in a new tab. Without it its name stands alone. */
    privacyHref: text(),
    /** Shows the link to the login. */
    showLoginLink: flag(),
    /** Words before the link to the login. Default: 'Already have an account?'. */
    loginLinkHelpText: text(),
    /** Default: 'Log in'. */
    loginLinkText: text(),
    /** Gives the body to send for what was entered; there is no envelope then. */
    requestWrapper: callback<(payload: Readonly<Record<string, string>>) => unknown>(),
    /** Gives the text for a failed request, named `register-request`; nothing keeps ours. */
    customErrorHandler:
      callback<(failure: { error: unknown; request: string; element: HTMLElement }) => string | void>(),
  },
  events: {
    /** The account was asked for. For developers the organization has no id and no name. Canceled, `portal-app` stays. */
    'register-success': event<{ email: string; organization: { id?: string; name: string } }>({
      cancelable: true,
    }),
    /** Canceled, the page stays where it is. */
    'click-login-link': event<void>({ cancelable: true }),
  },
})
