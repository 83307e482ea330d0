import assert from 'node:assert/strict'
import { createKey } from '../../../server/src/commands/keys'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import {
  call,
  createApplication,
  levels,
  namesAt,
  strategySettings,
  type Application,
  type Registration,
} from './applications'
import { freePort } from './free-port'
import { realPortal, type RealPortal } from './portal'
import { robin } from './sample-data'
import type { PortalVisitor } from './visitor'

const charts = {
  folder: 'charts',
  product: {
    name: 'Charts',
    registration: [{ strategy: 'API key', auto_approve: true }],
    versions: [{ name: '1', gateway: { hosts: ['charts.example.com'] } }],
  },
}

/** A portal with two products behind gateways, and robin's application with a key for `levels/2.0`. */
export interface GatewayPortal {
  portal: RealPortal
  developer: PortalVisitor
  application: Application
  key: IssuedKey
  /** IDs of versions by names. */
  versions: Readonly<Record<string, string>>
  /** Makes a key of the application. */
  newKey(): Promise<IssuedKey>
  revoke(key: IssuedKey): Promise<void>
  register(application: Application, version: string): Promise<Registration>
  /** Makes an application with scopes approved for `levels/2.0`. @returns it with a token. */
  newClient(name: string, scopes: string[]): Promise<{ client: Application; token: string }>
  /** Makes a gateway key. @param products - Default: all. */
  gatewayKey(name: string, products?: string[]): Promise<string>
}

export interface IssuedKey {
  id: string
  credential: string
}

export async function gatewayPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<GatewayPortal> {
  const [old, , current] = levels.product.versions as [object, object, object]
  const port = await freePort()
  const portal = await realPortal({
    settings: strategySettings,
    // With a port of its own it can be started again at the same address.
    environment: { PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}`, ...environment },
    products: [
      {
        ...levels,
        product: {
          ...levels.product,
          gateway: { hosts: ['api.example.com'] },
          versions: [old, { ...current, gateway: { paths: ['/levels/2.0'] } }],
        },
      },
      charts,
    ],
    developers: [robin],
  })
  const developer = await portal.signedIn(robin)
  const { Levels, Charts } = await namesAt(developer, '/products')
  const versions = {
    ...(await namesAt(developer, `/products/${Levels}/versions`)),
    ...(await namesAt(developer, `/products/${Charts}/versions`)),
  }
  const application = await createApplication(developer, 'API key', { name: 'Clock' })

  async function newKey() {
    const path = `POST /applications/${application.id}/credentials` as const
    return (await call<IssuedKey>(developer, path)).body
  }
  async function register({ id }: Application, version: string) {
    const { status, body } = await call<Registration>(developer, `POST /applications/${id}/registrations`, {
      product_version_id: versions[version],
    })
    assert.equal(status, 201)
    return body
  }
  await register(application, '2.0')
  return {
    ...{ portal, developer, application, versions, newKey, register },
    key: await newKey(),
    async revoke({ id }) {
      await call(developer, `DELETE /applications/${application.id}/credentials/${id}`)
    },
    async newClient(name, scopes) {
      const client = await createApplication(developer, 'Portal client', { name, scopes: ['read', 'write'] })
      const { id } = await register(client, '2.0')
      await decideOnRegistration.run(portal.database, { id, decision: 'approve', scopes })
      const response = await fetch(`${portal.url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials', ...client.credentials }),
      })
      const { access_token: token } = (await response.json()) as { access_token: string }
      return { client, token }
    },
    async gatewayKey(name, products) {
      const { lines } = await createKey.run(portal.database, { name, role: 'gateway', products })
      return lines[0] ?? ''
    },
  }
}
