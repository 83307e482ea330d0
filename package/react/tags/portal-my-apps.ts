// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** The applications of the signed-in developer: a searchable, paged list in which applications are created and deleted. */
export const PortalMyApps: TagComponent<'portal-my-apps'> = /* @__PURE__ */ createTag('portal-my-apps', () => import('../../../elements/portal-my-apps'), {
  properties: [...common.properties, 'query', 'pageSize', 'hideHeading', 'newCredential', 'applicationHref', 'createHref', 'dashboardHref'],
  events: [...common.events, 'application-open', 'application-deleted'],
})
