import type { CustomErrorHandler } from '../src/element/configuration'
import { callback, event, flag, lazyExport, screenElement, text } from '../src/element/declare'

/**
 * Signs in: with e-mail and password, through an identity provider, or both. Outside `portal-app` it then names the signed-in account, and offers
 * to sign out.
 */
export default screenElement({
  tag: 'portal-login',
  form: true,
  screen: lazyExport(() => import('../src/screens/login/login'), 'Login'),
  reserve: 18,
  props: {
    /** Sentence above the form. */
    instructionText: text(''),
    /** URL of the page on which a new password, or a new link of a mail, is requested. Default: the portal's own. */
    forgotPasswordHref: text(),
    /** Shows the link to the page where a new password is requested. */
    showForgotPasswordLink: flag(),
    /** Default: 'Forgot your password?'. */
    forgotPasswordLinkText: text(),
    /** Shows the link to the registration. */
    showRegisterLink: flag(),
    /** Text before the link to the registration. Default: 'Don't have an account?'. */
    registerLinkHelpText: text(),
    /** Default: 'Sign up'. */
    registerLinkText: text(),
    /** Text after a registration. Default: 'Successfully registered!'. */
    registerSuccessText: text(),
    /** Offers e-mail and password. Always offered if single sign-on is not. */
    basicAuthLoginEnabled: flag(),
    /** For users, if only single sign-on is enabled: shows a link to the form. */
    showBasicAuthLoginLink: flag(true),
    /** Offers single sign-on: to developers, and to users on a page `/login/{provider}`. */
    idpLoginEnabled: flag(),
    /** For users: URL to which the identity provider redirects. Default: `/login` on the page's origin. */
    idpLoginCallbackUrl: text(),
    /**
     * URL to which single sign-on returns. Default: `/login` on the page's origin, or of `portal-app`. If it is set, single
     * sign-on starts by itself on the path `/login/sso`, or `/login/{provider}` for users.
     */
    idpLoginReturnTo: text(),
    /** Covers the window while single sign-on is loading. */
    idpFullScreenLoader: flag(true),
    /** Default: 'Continue with SSO'. */
    loginSsoButtonText: text(),
    /** Default: 'Log in'. */
    loginButtonText: text(),
    /**
     * Returns the text for a failed request, named `authenticate-request` or `verify-email-request`. Returning nothing keeps the
     * default text.
     */
    customErrorHandler: callback<CustomErrorHandler>(),
  },
  events: {
    /**
     * Fires after the session has started. `user`: the signed-in developer; absent for users. Canceled, `portal-app` does not
     * navigate.
     */
    'login-success': event<{ user?: { id: string; email: string; full_name: string } }>({ cancelable: true }),
    /**
     * Fires after an e-mail address was confirmed by the link in a mail. If `awaitsApproval` is true, the account cannot sign in
     * yet. Canceled, `portal-app` does not navigate.
     */
    'verify-email-success': event<{ email: string; resetToken?: string; awaitsApproval?: true }>({
      cancelable: true,
    }),
    /** Fires before the session ends. Canceled, it does not end. */
    logout: event<void>({ cancelable: true }),
    /** Canceled, the page stays where it is. */
    'click-forgot-password-link': event<void>({ cancelable: true }),
    /** Canceled, the page stays where it is. */
    'click-register-link': event<void>({ cancelable: true }),
    /** Single sign-on has begun to load, or has stopped. */
    'idp-is-loading': event<{ isLoading: boolean }>(),
  },
})
