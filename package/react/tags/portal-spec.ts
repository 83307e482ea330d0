// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** An API reference: of a product of the portal, or of any OpenAPI description without a portal. */
export const PortalSpec: TagComponent<'portal-spec'> = /* @__PURE__ */ createTag('portal-spec', () => import('../../../elements/portal-spec'), {
  properties: [...common.properties, 'product', 'productVersion', 'specUrl', 'operation', 'renderer', 'hideTryIt', 'redirectUrl', 'trustedServers', 'docsHref', 'createHref', 'applicationHref'],
  events: [...common.events, 'operation-open', 'try-it-response', 'registration-created'],
})
