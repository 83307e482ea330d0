import { callback, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/** The way into a portal: with e-mail and password, through an identity provider, or both. */
export default screenElement({
  tag: 'portal-login',
  form: true,
  screen: lazyExport(() => import('../src/screens/login/login'), 'Login'),
  reserve: '20rem',
  props: {
    /** Sentence above the form that says why one is here. */
    instructionText: text(''),
    /** Shows the link to the page where a new password is asked for. */
    showForgotPasswordLink: flag(),
    /** Default: 'Forgot your password?'. */
    forgotPasswordLinkText: text(),
    /** Shows the link to the registration. */
    showRegisterLink: flag(),
    /** Words before the link to the registration. Default: 'Don't have an account?'. */
    registerLinkHelpText: text(),
    /** Default: 'Sign up'. */
    registerLinkText: text(),
    /** Shown to those who come from a registration. Default: 'Successfully registered!'. */
    registerSuccessText: text(),
    /** Offers e-mail and password. They are offered in any case when single sign-on is not. */
    basicAuthLoginEnabled: flag(),
    /** For users, where only single sign-on is enabled: offers a link that shows the form after all. */
    showBasicAuthLoginLink: flag(true),
    /** Offers single sign-on: to developers, and to users on a page `/login/{provider}`. */
    idpLoginEnabled: flag(),
    /** For users: where the identity provider answers. Default: `/login` on the page's origin. */
    idpLoginCallbackUrl: text(),
    /**
     * Where single sign-on ends. Default: `/login` on the page's origin, or of `portal-app`. Where it is set, and the path is
     * `/login/sso`, or `/login/{provider}` for users, single sign-on starts by itself.
     */
    idpLoginReturnTo: text(),
    /** Covers the window while single sign-on is loading. */
    idpFullScreenLoader: flag(true),
    /** Default: 'Continue with SSO'. */
    loginSsoButtonText: text(),
    /** Default: 'Log in'. */
    loginButtonText: text(),
    /** Gives the text for a failed request, named `authenticate-request` or `verify-email-request`; nothing keeps ours. */
    customErrorHandler:
      callback<(failure: { error: unknown; request: string; element: HTMLElement }) => string | void>(),
  },
  events: {
    /** The session has begun; `user` is who signed in, for developers. Canceled, `portal-app` stays where it is. */
    'login-success': event<{ user?: { id: string; email: string; full_name: string } }>({ cancelable: true }),
    /**
     * An e-mail address was confirmed by the link in a mail; `awaitsApproval`: the account cannot sign in yet. Canceled, `portal-app` stays
     * where it is.
     */
    'verify-email-success': event<{ email: string; resetToken?: string; awaitsApproval?: true }>({
      cancelable: true,
    }),
    /** Canceled, the page stays where it is. */
    'click-forgot-password-link': event<void>({ cancelable: true }),
    /** Canceled, the page stays where it is. */
    'click-register-link': event<void>({ cancelable: true }),
    /** Single sign-on has begun to load, or has stopped. */
    'idp-is-loading': event<{ isLoading: boolean }>(),
  },
})
