import type { PortalClient } from './portal-client'
import { type CallOptions, objectOf, send } from './transport'
import type { PortalAppearance, PortalContextAnswer } from './types'

export interface PortalResource {
  /**
   * Mode, ways to sign in and flags. Asked before anything else, so it waits for nothing and is never refreshed; the
   * cookies go along, because flags may depend on who asks. Fields may lack on older servers.
   */
  context(options?: CallOptions): Promise<Partial<PortalContextAnswer>>
  /** Texts of the catalogue's hero and the theme. Every part may lack. */
  appearance(options?: CallOptions): Promise<PortalAppearance>
}

export function portalResource(apiBaseUrl: string, language: string, client: PortalClient): PortalResource {
  const url = `${apiBaseUrl}/api/v2/portal`
  return {
    async context({ signal } = {}) {
      const answer = await send({ method: 'GET', url, language, credentials: 'include', signal })
      return objectOf(answer)
    },
    appearance: async (options) => objectOf(await client.call('GET', '/portal/appearance', options)),
  }
}
