// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Sets a password with the token of a mail. Token and e-mail are read from the URL (`?token=…&email=…`). The token is removed from the URL at once. */
export const PortalResetPassword: TagComponent<'portal-reset-password'> = /* @__PURE__ */ createTag('portal-reset-password', () => import('../../../elements/portal-reset-password'), {
  properties: [...common.properties, 'instructionText', 'forgotPasswordHref', 'customErrorHandler'],
  events: [...common.events, 'reset-password-success'],
})
