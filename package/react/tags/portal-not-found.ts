// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Says that a page does not exist. */
export const PortalNotFound: TagComponent<'portal-not-found'> = /* @__PURE__ */ createTag('portal-not-found', () => import('../../../elements/portal-not-found'), {
  properties: [...common.properties, 'heading', 'message'],
  events: [...common.events, 'go-back', 'go-home'],
})
