// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Creates or changes an application. The query of the URL may name a strategy (`auth_strategy_id`), and a product and version (`product`, `product_version`) to whose reference the form leads back. */
export const PortalApplicationForm: TagComponent<'portal-application-form'> = /* @__PURE__ */ createTag('portal-application-form', () => import('../../../elements/portal-application-form'), {
  properties: [...common.properties, 'application', 'authStrategy', 'product', 'productVersion', 'applicationHref', 'myAppsHref', 'specHref'],
  events: [...common.events, 'application-created', 'application-updated', 'form-cancel'],
})
