// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** A button that leads to a first request: it chooses or creates an application, gets access for it, shows its key once, and ends in a sample of the request and Try it. */
export const PortalGetAccess: TagComponent<'portal-get-access'> = /* @__PURE__ */ createTag('portal-get-access', () => import('../../../elements/portal-get-access'), {
  properties: [...common.properties, 'product', 'productVersion', 'operation', 'specHref', 'applicationHref'],
  events: [...common.events, 'access-granted', 'access-pending', 'credential-created'],
})
