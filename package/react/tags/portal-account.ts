// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** The account of the signed-in developer or user: name, e-mail address, password, and the browsers that are signed in. */
export const PortalAccount: TagComponent<'portal-account'> = /* @__PURE__ */ createTag('portal-account', () => import('../../../elements/portal-account'), {
  properties: [...common.properties],
  events: [...common.events, 'account-updated', 'session-ended'],
})
