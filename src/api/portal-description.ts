import { pageResponse } from './page-responses'
import type { RequestOptions, SendOptions } from './send-options'
import { operationUrl, type TypedClient } from './typed-client'
import type { PortalAppearance, PortalContextResponse } from './types'

/** The public description of the portal. */
export interface PortalDescription {
  /**
   * Returns mode, sign-in methods and flags. Requested before anything else, so it waits for nothing and no session is renewed.
   * Cookies are sent, because flags may depend on the viewer. Fields may be missing on older servers.
   */
  context(options?: RequestOptions): Promise<Partial<PortalContextResponse>>
  /**
   * Returns the texts of the catalog's hero and the theme; each may be missing. The same for every viewer: requested once,
   * without cookies, and without waiting for the start.
   */
  appearance(): Promise<PortalAppearance>
  readonly logoUrl: string
  /** The image exists if the appearance names a cover. */
  readonly catalogCoverUrl: string
}

export function portalDescription(
  client: TypedClient<RequestOptions & Partial<Pick<SendOptions, 'credentials'>>>,
  apiBaseUrl: string,
): PortalDescription {
  let isContextKnown = false
  let loading: Promise<PortalAppearance> | undefined

  return {
    async context(options) {
      const known = isContextKnown ? undefined : pageResponse('context', apiBaseUrl)
      // The next time it may have changed.
      isContextKnown = true
      return known ?? client.GET('/api/v2/portal', options)
    },
    async appearance() {
      const known = pageResponse('appearance', apiBaseUrl)
      if (known) return known
      const appearance = (loading ??= client.GET('/api/v2/portal/appearance', { credentials: 'omit' }))
      // The next call tries again.
      appearance.catch(() => (loading = undefined))
      return appearance
    },
    logoUrl: operationUrl(apiBaseUrl, '/api/v2/portal/logo'),
    catalogCoverUrl: operationUrl(apiBaseUrl, '/api/v2/portal/catalog-cover'),
  }
}
