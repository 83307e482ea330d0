// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Says that the visitor may not see a page. */
export const PortalForbidden: TagComponent<'portal-forbidden'> = /* @__PURE__ */ createTag('portal-forbidden', () => import('../../../elements/portal-forbidden'), {
  properties: [...common.properties, 'heading', 'message'],
  events: [...common.events, 'go-back', 'go-home'],
})
