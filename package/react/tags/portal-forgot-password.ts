// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Requests the mail that resets a password. */
export const PortalForgotPassword: TagComponent<'portal-forgot-password'> = /* @__PURE__ */ createTag('portal-forgot-password', () => import('../../../elements/portal-forgot-password'), {
  properties: [...common.properties, 'instructionText', 'showLoginLink', 'loginLinkText', 'forgotPasswordButtonText', 'successText', 'resetPasswordRequestEndpoint', 'requestEnvelope', 'requestWrapper', 'customErrorHandler'],
  events: [...common.events, 'forgot-password-success', 'click-login-link'],
})
