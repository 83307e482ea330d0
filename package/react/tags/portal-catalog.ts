// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Products of the portal, searched and paged. */
export const PortalCatalog: TagComponent<'portal-catalog'> = /* @__PURE__ */ createTag('portal-catalog', () => import('../../../elements/portal-catalog'), {
  properties: [...common.properties, 'query', 'pageSize', 'view', 'hideBanner', 'hideTitle', 'hideSearch', 'specHref', 'docsHref'],
  events: [...common.events, 'catalog-search', 'product-open'],
})
