// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** An empty state: what will be here, and the first step. */
export const PortalEmptyState: TagComponent<'portal-empty-state'> = /* @__PURE__ */ createTag('portal-empty-state', () => import('../../../elements/portal-empty-state'), {
  properties: [...common.properties, 'heading', 'message'],
  events: [...common.events],
})
