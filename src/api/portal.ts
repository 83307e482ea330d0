import { type RequestOptions, objectOf, send } from './transport'
import type { PortalAppearance, PortalContextResponse } from './types'

export interface PortalResource {
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
      // The next call tries again.
      asking.catch(() => (asked = undefined))
      return asking
    },
  }
}
