import type { UserEntity } from '../../../src/api'
import type { Page } from '../../../src/state/page'
import { PortalCore } from '../../../src/state/portal-core'
import type { PortalEvents, Portal } from '../../../src/state'
import { type BrowserWorld, browserWorld } from '../../support/browser-world'
import type { Script } from '../../support/scripted-api.mjs'

export const CONTEXT = 'GET /api/v2/portal'
export const REFRESH = 'POST /api/v2/developer/refresh'
export const LOGOUT = 'POST /api/v2/developer/logout'
export const ME = 'GET /api/v2/developer/me'
export const SEARCH = 'GET /api/v2/search/product-catalog'

export const privatePortal = { json: { portal_id: 'p', name: 'Harbour', is_public: false } }
export const publicPortal = { json: { ...privatePortal.json, is_public: true } }
export const emptyPage = { json: { data: [], meta: { page: { total: 0, size: 10, number: 1 } } } }

export const developer = { id: '7f1d', email: 'zoë@example.com', full_name: 'Zoë 한' }

/** A page whose address and reloads belong to the test; the runner's own must stay. */
export interface TestPage extends Page {
  reloads: number
}

function testPage(href = 'http://localhost/'): TestPage {
  let url = new URL(href)
  return {
    reloads: 0,
    address: () => new URL(url),
    parameters: () => new URLSearchParams(url.search),
    removeParameters(...names) {
      url = new URL(url)
      for (const name of names) url.searchParams.delete(name)
    },
    reload() {
      this.reloads += 1
    },
  }
}

export interface StateWorld extends BrowserWorld {
  /** What the storage holds for the session of this world. */
  readonly sessionKey: string
  /** A portal with memory of its own, as another copy of the kit has. */
  open(
    href?: string,
    userEntity?: UserEntity,
  ): { portal: Portal; page: TestPage; events: [keyof PortalEvents, unknown][] }
}

export async function stateWorld(script: Script): Promise<StateWorld> {
  const world = await browserWorld({ [CONTEXT]: privatePortal, [LOGOUT]: { status: 204 }, ...script })
  return {
    ...world,
    sessionKey: `portal-elements:developer:${world.url}:session`,
    open(href, userEntity = 'developer') {
      const page = testPage(href)
      const config = { apiBaseUrl: world.url, userEntity, language: 'en' }
      const portal = new PortalCore(config, page).view(config)
      const events: [keyof PortalEvents, unknown][] = []
      portal.bus.on('*', (kind, detail) => events.push([kind, detail]))
      return { portal, page, events }
    },
  }
}
