// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** How the requests of one application went: figures, charts over time by product version and by status code, and the latest requests, each with the reason of its status. An error rate of 5 % or more is marked as high. */
export const PortalDashboard: TagComponent<'portal-dashboard'> = /* @__PURE__ */ createTag('portal-dashboard', () => import('../../../elements/portal-dashboard'), {
  properties: [...common.properties, 'application', 'period', 'productVersion', 'charts', 'statusClass', 'credential', 'requestId', 'applicationHref', 'specHref'],
  events: [...common.events, 'dashboard-loaded'],
})
