// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** Documentation of one product: a tree of pages, the open page, and search in all of them. */
export const PortalDocs: TagComponent<'portal-docs'> = /* @__PURE__ */ createTag('portal-docs', () => import('../../../elements/portal-docs'), {
  properties: [...common.properties, 'product', 'slug', 'productVersion', 'docsHref'],
  events: [...common.events, 'document-open'],
})
