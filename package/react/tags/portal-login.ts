// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Signs in: with e-mail and password, through an identity provider, or both. Outside `portal-app` it then names the signed-in account, and offers to sign out. */
export const PortalLogin: TagComponent<'portal-login'> = /* @__PURE__ */ createTag('portal-login', () => import('../../../elements/portal-login'), {
  properties: [...common.properties, 'instructionText', 'forgotPasswordHref', 'showForgotPasswordLink', 'forgotPasswordLinkText', 'showRegisterLink', 'registerLinkHelpText', 'registerLinkText', 'registerSuccessText', 'basicAuthLoginEnabled', 'showBasicAuthLoginLink', 'idpLoginEnabled', 'idpLoginCallbackUrl', 'idpLoginReturnTo', 'idpFullScreenLoader', 'loginSsoButtonText', 'loginButtonText', 'customErrorHandler'],
  events: [...common.events, 'login-success', 'verify-email-success', 'logout', 'click-forgot-password-link', 'click-register-link', 'idp-is-loading'],
})
