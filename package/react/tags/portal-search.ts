// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** A field that searches the whole portal: products, guides by section, operations, models, the developer's own applications, and what can be done. Results appear below it as the visitor types. */
export const PortalSearch: TagComponent<'portal-search'> = /* @__PURE__ */ createTag('portal-search', () => import('../../../elements/portal-search'), {
  properties: [...common.properties, 'placeholder', 'shortcut', 'specHref', 'docsHref', 'applicationHref', 'createHref'],
  events: [...common.events, 'search-select'],
})
