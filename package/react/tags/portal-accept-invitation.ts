// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Creates the account of an invited developer or user. Token, name, organization and e-mail are read from the URL (`?token=…&fullName=…&org=…&email=…`). The token is removed from the URL at once. */
export const PortalAcceptInvitation: TagComponent<'portal-accept-invitation'> = /* @__PURE__ */ createTag('portal-accept-invitation', () => import('../../../elements/portal-accept-invitation'), {
  properties: [...common.properties, 'subheaderText', 'customErrorHandler'],
  events: [...common.events, 'accept-invitation-success'],
})
