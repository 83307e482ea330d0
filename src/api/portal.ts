import { type RequestOptions, objectOf, send } from './transport'
import type { PortalAppearance, PortalContextResponse } from './types'

export interface PortalResource {
  /**
   * Mode, ways to sign in and flags. Asked before anything else, so it waits for nothing and is never refreshed; the
   * cookies go along, because flags may depend on who asks. Fields may lack on older servers.
   */
  context(options?: RequestOptions): Promise<Partial<PortalContextResponse>>
  /**
   * Texts of the catalog's hero and the theme. Every part may lack. The same for everybody, so it is asked for once, needs
   * no cookie and waits for nothing.
   */
  appearance(): Promise<PortalAppearance>
}

export function portalResource(apiBaseUrl: string, language: string): PortalResource {
  const url = `${apiBaseUrl}/api/v2/portal`
  let asked: Promise<PortalAppearance> | undefined

  async function askAppearance(): Promise<PortalAppearance> {
    const call = { method: 'GET', url: `${url}/appearance`, language, credentials: 'omit' } as const
    return objectOf(await send(call))
  }

  return {
    async context({ signal } = {}) {
      const response = await send({ method: 'GET', url, language, credentials: 'include', signal })
      return objectOf(response)
    },
    appearance() {
      const asking = (asked ??= askAppearance())
      // The next to ask may have more luck.
      asking.catch(() => (asked = undefined))
      return asking
    },
  }
}
