import { resolveBaseUrl } from '../lib/base-url'
import { browserPage } from './page'
import type { Portal, PortalConfig } from './portal'
import { PortalCore } from './portal-core'

const cores = new Map<string, PortalCore>()
const portals = new Map<string, Portal>()

/**
 * The portal of a configuration; the same object for the same configuration.
 *
 * @throws {TypeError} when a base address is not an http(s) address or a path.
 */
export function portalFor(given: PortalConfig): Portal {
  const config = { ...given, apiBaseUrl: resolveBaseUrl(given.apiBaseUrl, browserPage.address().href) }
  const { apiBaseUrl, authBaseUrl, portalId, userEntity, language } = config
  const id = JSON.stringify([apiBaseUrl, userEntity, authBaseUrl, portalId, language])
  const coreId = `${userEntity} ${apiBaseUrl}`
  const core = cores.get(coreId) ?? new PortalCore(config, browserPage)
  cores.set(coreId, core)
  const portal = portals.get(id) ?? core.view(config)
  portals.set(id, portal)
  return portal
}
