// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** A frame for content of the page's author. */
export const PortalContent: TagComponent<'portal-content'> = /* @__PURE__ */ createTag('portal-content', () => import('../../../elements/portal-content'), {
  properties: [...common.properties, 'heading', 'message'],
  events: [...common.events],
})
