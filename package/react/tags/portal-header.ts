// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** The portal's header: logo, catalog, search, and applications and account menu of the signed-in developer. With `theme="auto"` the visitor chooses light or dark in it, for all elements of the page with that theme. If the portal names several languages, visitors choose theirs in it, for all elements of the page. */
export const PortalHeader: TagComponent<'portal-header'> = /* @__PURE__ */ createTag('portal-header', () => import('../../../elements/portal-header'), {
  properties: [...common.properties, 'homeHref', 'myAppsHref', 'accountHref'],
  events: [...common.events, 'logout'],
})
