// Generated from the declarations in elements/ by `npm run manifest`.
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** The page to which an identity provider redirects after a sign-in in Try it. It passes the authorization response to the page that opened it, which must be of the same origin, and closes itself. */
export const PortalOauth2Redirect: TagComponent<'portal-oauth2-redirect'> = /* @__PURE__ */ createTag('portal-oauth2-redirect', () => import('../../../elements/portal-oauth2-redirect'), {
  properties: [...common.properties],
  events: [...common.events],
})
