// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** One application of the signed-in developer: its facts, its credentials or client, and its registrations. */
export const PortalApplication: TagComponent<'portal-application'> = /* @__PURE__ */ createTag('portal-application', () => import('../../../elements/portal-application'), {
  properties: [...common.properties, 'application', 'newCredential', 'myAppsHref', 'updateHref', 'dashboardHref', 'specHref', 'createHref', 'homeHref'],
  events: [...common.events, 'application-deleted', 'credential-created', 'credential-revoked', 'registration-created', 'registration-deleted'],
})
