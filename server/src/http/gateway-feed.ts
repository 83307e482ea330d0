import type { GatewayView } from '../store/gateway-applications'
import { isAccessControlled } from '../rules/portal-state'
import type { Call } from './operation'
import { portalUrlOf } from './portal-url'

/** Returns what the key of a gateway may see, and the settings of the portal that its decisions depend on. */
export async function feedOf({ accessKey, request, services }: Call): Promise<{
  view: GatewayView
  portal: { url: string; revocation_seconds: number }
}> {
  const { config, portal } = services
  return {
    view: { isRestricted: isAccessControlled(await portal()), products: accessKey?.products ?? null },
    portal: { url: portalUrlOf(request, config), revocation_seconds: config.revocationSeconds },
  }
}
