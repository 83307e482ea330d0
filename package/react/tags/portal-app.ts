// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** The whole portal: header, routes, guards, and the screens of all the other tags. */
export const PortalApp: TagComponent<'portal-app'> = /* @__PURE__ */ createTag('portal-app', () => import('../../../elements/portal-app'), {
  properties: [...common.properties, 'base', 'history', 'path', 'redirectUrl', 'portalTitle', 'keepTitle', 'reloadAfterSignIn'],
  events: [...common.events, 'route-change'],
})
