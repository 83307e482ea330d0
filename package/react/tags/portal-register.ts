// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Creates an account. Developers enter e-mail and name; users also an organization and a password. */
export const PortalRegister: TagComponent<'portal-register'> = /* @__PURE__ */ createTag('portal-register', () => import('../../../elements/portal-register'), {
  properties: [...common.properties, 'instructionText', 'accessCodeRequired', 'registerButtonText', 'registerRequestEndpoint', 'requestEnvelope', 'recaptcha', 'captchaProvider', 'captchaSiteKey', 'termsHref', 'privacyHref', 'showLoginLink', 'loginLinkHelpText', 'loginLinkText', 'requestWrapper', 'customErrorHandler'],
  events: [...common.events, 'register-success', 'click-login-link'],
})
