// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** An identifier, shortened, with a button that copies all of it. */
export const PortalCopyId: TagComponent<'portal-copy-id'> = /* @__PURE__ */ createTag('portal-copy-id', () => import('../../../elements/portal-copy-id'), {
  properties: [...common.properties, 'value', 'format', 'label'],
  events: [...common.events, 'id-copied'],
})
