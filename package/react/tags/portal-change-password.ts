// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Changes the password of the signed-in developer or user. */
export const PortalChangePassword: TagComponent<'portal-change-password'> = /* @__PURE__ */ createTag('portal-change-password', () => import('../../../elements/portal-change-password'), {
  properties: [...common.properties, 'instructionText', 'changePasswordButtonText', 'email', 'customErrorHandler'],
  events: [...common.events, 'change-password-success', 'password-requirements'],
})
