import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { withDemoContent } from '../../demo/demo-content.mjs'
import { call, createApplication, namesAt, type Application } from '../support/server/applications'
import { testFolder } from '../support/server/folder'
import { freePort } from '../support/server/free-port'
import { portalServer, startedServer } from '../support/server/processes'
import { portalVisitor, type PortalVisitor } from '../support/server/visitor'

const email = 'robin@example.com'
const password = 'Correct-horse-1'

export interface IssuedKey {
  id: string
  credential: string
}

/** The built server with the demo's content, and applications of a developer. */
export interface DemoPortal {
  url: string
  /** `host:port` */
  address: string
  gatewayKey: string
  developer: PortalVisitor
  /** Registered for coast-forecast/v1. */
  reader: Application
  /** Of the reader. */
  key: IssuedKey
  /** Of the reader as well. There may be twenty that are not revoked. */
  newKey(): Promise<IssuedKey>
  revoke(key: IssuedKey): Promise<void>
  /** Of an application without registrations. */
  unregisteredKey: string
  /** For chandlery-orders/v2, with the scope orders:read. */
  token: string
  stop(): Promise<void>
  start(): Promise<void>
}

export async function startPortal(t: TestContext): Promise<DemoPortal> {
  const [{ path: dataDir }, port] = [await testFolder(t), `${await freePort()}`]
  const url = `http://localhost:${port}`
  const environment = {
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: url,
    LOCAL_INBOX: 'true',
    SSO_HARBOUR_CLIENT_SECRET: 'not-used',
  }
  async function command(args: readonly string[], input?: string): Promise<string> {
    const { code, out, err } = await portalServer(t, args, environment, input)
    assert.equal(code, 0, `portal-server ${args.join(' ')}: ${err}`)
    return out.trim()
  }
  let running: Awaited<ReturnType<typeof startedServer>>
  async function start() {
    running = await startedServer(t, environment)
  }
  await start()
  await withDemoContent({ 4010: '4010' }, (folder) => command(['import', folder, '--yes']))
  const gatewayKey = await command(['keys', 'create', 'edge', '--role', 'gateway'])
  const account = ['--name', 'Robin Example', '--status', 'approved', '--password-stdin']
  await command(['developers', 'create', email, ...account], password)

  const developer = portalVisitor(url)
  await developer.post('/api/v2/developer/authenticate', { username: email, password })
  async function register({ id }: Application, product: string, version: string): Promise<string> {
    const products = await namesAt(developer, '/products')
    const versions = await namesAt(developer, `/products/${products[product]}/versions`)
    const { status, body } = await call<{ id: string }>(developer, `POST /applications/${id}/registrations`, {
      product_version_id: versions[version],
    })
    assert.equal(status, 201, JSON.stringify(body))
    return body.id
  }
  async function newToken(name: string, scopes: readonly string[]): Promise<string> {
    const client = await createApplication(developer, 'Client of the portal', { name, scopes })
    const registration = await register(client, 'Chandlery Orders', 'v2')
    await command(['registrations', 'approve', registration])
    const response = await fetch(`${url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...client.credentials }),
    })
    return ((await response.json()) as { access_token: string }).access_token
  }
  const reader = await createApplication(developer, 'API key', { name: 'Harbour board' })
  await register(reader, 'Coast Forecast', 'v1')
  const stranger = await createApplication(developer, 'API key', { name: 'Stranger' })

  const credentialsOf = ({ id }: Application) => `/applications/${id}/credentials`
  const newKey = async (application: Application) => {
    const { status, body } = await call<IssuedKey>(developer, `POST ${credentialsOf(application)}`)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  return {
    ...{ url, address: `127.0.0.1:${port}`, gatewayKey, developer, reader, start },
    key: await newKey(reader),
    newKey: () => newKey(reader),
    async revoke({ id }) {
      await call(developer, `DELETE ${credentialsOf(reader)}/${id}`)
    },
    unregisteredKey: (await newKey(stranger)).credential,
    token: await newToken('Galley', ['orders:read']),
    async stop() {
      running.child.kill('SIGTERM')
      await running.ended
    },
  }
}
