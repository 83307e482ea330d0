import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
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
} from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { freePort } from '../../support/server/free-port'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { developerId } from '../../support/server/stored'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

const listedOrigin = 'https://docs.example.com'

let portal: RealPortal
let developer: PortalVisitor
let gatewayKey: string
let versions: Record<string, string>
let application: Application
let key: { id: string; credential: string }
let client: Application
let token: string

before(async () => {
  const [old, , current] = levels.product.versions as [object, object, object]
  const port = await freePort()
  portal = await realPortal({
    settings: strategySettings,
    // Without PUBLIC_URL, requests for other hosts than this machine are refused.
    environment: { ALLOWED_ORIGINS: listedOrigin, PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` },
    products: [
      {
        ...levels,
        product: {
          ...levels.product,
          gateway: { hosts: ['api.example.com'] },
          versions: [
            old,
            {
              name: '1.0',
              registration: [{ strategy: 'API key', auto_approve: true }],
              gateway: { paths: ['/levels/1.0'] },
            },
            { ...current, gateway: { paths: ['/levels/2.0/', '/shared'] } },
          ],
        },
      },
      // On the host of the portal itself.
      {
        folder: 'beside',
        product: { name: 'Beside', versions: [{ name: '1', gateway: { paths: ['/shared'] } }] },
      },
      {
        folder: 'charts',
        product: {
          name: 'Charts',
          registration: [{ strategy: 'API key', auto_approve: true }],
          versions: [
            { name: 'à la carte/1', gateway: { hosts: ['charts.example.com', 'maps.example.com'] } },
          ],
        },
      },
    ],
    developers: [robin],
  })
  developer = await portal.signedIn(robin)
  const {
    lines: [made = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' })
  gatewayKey = made
  const { Levels, Charts } = await namesAt(developer, '/products')
  versions = {
    ...(await namesAt(developer, `/products/${Levels}/versions`)),
    ...(await namesAt(developer, `/products/${Charts}/versions`)),
  }
  application = await createApplication(developer, 'API key', { name: 'Horloge des marées ☀, 100 %' })
  key = await newKey()
  client = await createApplication(developer, 'Portal client', { name: 'Office', scopes: ['read', 'write'] })
  await register(application, '2.0')
  const { id } = await register(client, '2.0')
  await decideOnRegistration.run(portal.database, { id, decision: 'approve', scopes: ['read'] })
  token = await tokenOf(client)
})
after(() => portal.close())

async function newKey() {
  const path = `POST /applications/${application.id}/credentials` as const
  return (await call<{ id: string; credential: string }>(developer, path)).body
}

async function register({ id }: Application, version: string): Promise<Registration> {
  const { status, body } = await call<Registration>(developer, `POST /applications/${id}/registrations`, {
    product_version_id: versions[version],
  })
  assert.equal(status, 201)
  return body
}

async function tokenOf({ credentials }: Application): Promise<string> {
  const response = await fetch(`${portal.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

type Headers = Record<string, string>

/** Asks as a gateway does. */
function check(query: string, headers: Headers = {}, init: RequestInit = {}): Promise<Response> {
  return contractFetch(`${portal.url}/gateway/v1/check${query}`, {
    ...init,
    headers: { 'x-portal-gateway-key': gatewayKey, ...headers },
  })
}

/** Status and reason of a check. */
async function outcome(query: string, headers: Headers = {}): Promise<string> {
  const response = await check(query, headers)
  return [response.status, response.headers.get('x-portal-reason')].filter((each) => each !== null).join(' ')
}

const withKey = () => ({ 'x-api-key': key.credential })
const withToken = () => ({ authorization: `Bearer ${token}` })
const identity = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('x-portal-')))

describe('a request with a key', () => {
  it('passes with the name of its application, for the version that the gateway names', async () => {
    for (const query of ['?version=levels/2.0', `?version=${versions['2.0']}`]) {
      const response = await check(query, withKey())
      assert.equal(response.status, 200)
      assert.deepEqual(identity(response), {
        'x-portal-application': 'Horloge%20des%20mar%C3%A9es%20%E2%98%80%2C%20100%20%25',
        'x-portal-application-id': application.id,
        'x-portal-developer-id': await developerId(portal, robin.email),
        'x-portal-credential-id': key.id,
        'x-portal-version': 'levels/2.0',
        'x-portal-scopes': '',
      })
      assert.equal(response.headers.get('cache-control'), 'max-age=5')
      assert.match(response.headers.get('vary') ?? '', /X-Api-Key, Authorization, x-forwarded-host/)
    }
    const used = async () => {
      const { body } = await call<{ data: { last_used_on: string | null }[] }>(
        developer,
        `GET /applications/${application.id}/credentials`,
      )
      return body.data[0]?.last_used_on !== null
    }
    await until(used, 'the use of the key is recorded')
  })

  it('passes with the key in the query, with the same key twice, and for any method', async () => {
    const uri = `/levels/2.0/rivers?X-Api-Key=${key.credential}`
    for (const headers of [
      { 'x-forwarded-host': 'api.example.com', 'x-forwarded-uri': uri },
      { 'x-original-url': `https://api.example.com:8443${uri}` },
      { 'x-original-uri': uri, 'x-forwarded-host': 'API.example.com.' },
      { 'x-original-url': `https://api.example.com${uri}`, ...withKey() },
    ] as Headers[])
      assert.equal(await outcome('', headers), '200', JSON.stringify(headers))
    for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const body = method === 'HEAD' || method === 'OPTIONS' ? undefined : 'not what the type says'
      const headers = { 'content-type': 'application/json', origin: listedOrigin, ...withKey() }
      const response = await check('?version=levels/2.0', headers, { method, body })
      assert.equal(response.status, 200, method)
      assert.equal(response.headers.get('access-control-allow-origin'), null, method)
      const other = await check('?version=levels/2.0', { origin: 'https://elsewhere.example' }, { method })
      assert.equal(other.status, 401, method)
    }
  })

  it('is refused with 401 for a key that is missing, unknown, elsewhere or one of two', async () => {
    const { credential } = key
    const another = (await newKey()).credential
    for (const [headers, expected] of [
      [{}, '401 key_missing'],
      [{ 'x-api-key': '' }, '401 key_missing'],
      [{ 'x-api-key': 'nonsense' }, '401 key_unknown'],
      [{ 'x-api-key': `${credential}x` }, '401 key_unknown'],
      [{ 'x-api-key': token }, '401 key_unknown'],
      [{ apikey: credential }, '401 key_missing'],
      [{ cookie: `X-Api-Key=${credential}` }, '401 key_missing'],
      [{ authorization: `Bearer ${credential}` }, '401 token_invalid'],
      [{ authorization: `Basic ${Buffer.from(`a:${credential}`).toString('base64')}` }, '401 key_missing'],
      [{ 'x-api-key': gatewayKey }, '401 key_unknown'],
      [{ 'x-api-key': credential, ...withToken() }, '401 key_missing'],
      [{ 'x-api-key': credential, 'x-forwarded-uri': `/?X-Api-Key=${another}` }, '401 key_missing'],
      [{ 'x-api-key': `${credential}, ${another}` }, '401 key_unknown'],
    ] as [Headers, string][])
      assert.equal(await outcome('?version=levels/2.0', headers), expected, JSON.stringify(headers))
    // Where tokens are not taken, Authorization is none of the portal's business.
    await register(application, '1.0')
    assert.equal(await outcome('?version=levels/1.0', { ...withKey(), authorization: 'Bearer mine' }), '200')

    const response = await check('?version=levels/2.0', { 'accept-language': 'de' })
    assert.equal(response.headers.get('www-authenticate'), 'Bearer realm="portal", ApiKey realm="portal"')
    const problem = (await response.json()) as Record<string, string>
    assert.match(problem.detail ?? '', /X-Api-Key, Authorization$/)
    assert.deepEqual([problem.reason, problem.portal_url], ['key_missing', `${portal.url}/my-apps`])
    const ofToken = await check('?version=levels/2.0', { authorization: 'Bearer nonsense' })
    assert.match(
      ofToken.headers.get('www-authenticate') ?? '',
      /^Bearer realm="portal", error="invalid_token"/,
    )
  })

  it('is refused as soon as the key is revoked, and with 403 without a registration', async () => {
    const revoked = await newKey()
    const headers = { 'x-api-key': revoked.credential }
    assert.equal(await outcome('?version=levels/2.0', headers), '200')
    await call(developer, `DELETE /applications/${application.id}/credentials/${revoked.id}`)
    assert.equal(await outcome('?version=levels/2.0', headers), '401 key_revoked')

    const response = await check(`?version=${encodeURIComponent('charts/à la carte/1')}`, withKey())
    assert.deepEqual([response.status, response.headers.get('x-portal-reason')], [403, 'not_registered'])
    const problem = (await response.json()) as { portal_url: string }
    assert.equal(problem.portal_url, `${portal.url}/application/${application.id}`)
    await register(application, 'à la carte/1')
    const passed = await check('', { ...withKey(), 'x-forwarded-host': 'maps.example.com' })
    assert.equal(passed.headers.get('x-portal-version'), 'charts/%C3%A0%20la%20carte%2F1')
  })
})

describe('a request with a token', () => {
  it('passes with the scopes that were approved for the version, and needs those that the gateway names', async () => {
    const response = await check('?version=levels/2.0&scope=read', withToken())
    const { 'x-portal-scopes': scopes, 'x-portal-credential-id': credential } = identity(response)
    assert.deepEqual([response.status, scopes, credential], [200, 'read', ''])
    const lacking = await check('?version=levels/2.0&scope=read%20write', withToken())
    assert.deepEqual([lacking.status, lacking.headers.get('x-portal-reason')], [403, 'scope_missing'])
    assert.equal(
      lacking.headers.get('www-authenticate'),
      'Bearer realm="portal", error="insufficient_scope", scope="read write"',
    )
    assert.equal(await outcome('?version=levels/2.0&scope=read', withKey()), '403 scope_missing')
    assert.equal(await outcome('?version=levels/1.0', withToken()), '401 key_missing')
    await call(developer, `POST /applications/${client.id}/refresh-token`)
    assert.equal(await outcome('?version=levels/2.0', withToken()), '401 token_invalid')
  })
})

describe('the version of a request', () => {
  const at = (host: string, uri: string): Headers => ({
    'x-forwarded-host': host,
    'x-forwarded-uri': uri,
    'x-api-key': key.credential,
  })

  it('is found by host and path, and never by what a client wrote', async () => {
    for (const [headers, expected] of [
      [at('api.example.com', '/levels/2.0'), '200'],
      [at('api.example.com', '/levels/2.0/rivers/a%2Fb?x=/../'), '200'],
      [at('api.example.com', '/levels/2.0-beta'), '403 not_registered'],
      [at('api.example.com', '/'), '403 not_registered'],
      [at('elsewhere.example.com', '/levels/2.0'), '403 not_registered'],
      [at('api.example.com, charts.example.com', '/levels/2.0'), '403 not_registered'],
      // An API may read each of these as another path.
      [at('api.example.com', '/levels/2.0/../1.0/rivers'), '403 not_registered'],
      [at('api.example.com', '/levels/2.0/%2e%2e/1.0/rivers'), '403 not_registered'],
      [at('api.example.com', '/levels/2.0/..;x/1.0/rivers'), '403 not_registered'],
      [at('api.example.com', '/levels/2.0/..%5c1.0/rivers'), '403 not_registered'],
      // Who spoofs one of two headers says something else than the gateway.
      [{ ...at('api.example.com', '/levels/2.0'), 'x-original-url': '/levels/1.0' }, '403 not_registered'],
      [
        {
          ...at('elsewhere.example.com', '/levels/2.0'),
          'x-original-url': 'https://api.example.com/levels/2.0',
        },
        '403 not_registered',
      ],
      [{ ...at('api.example.com', '/levels/2.0'), 'x-original-url': 'nonsense' }, '403 not_registered'],
    ] as [Headers, string][])
      assert.equal(await outcome('', headers), expected, JSON.stringify(headers))
    // A proxy before the portal has named the portal.
    const host = new URL(portal.url).host
    const behindProxy = {
      ...withKey(),
      'x-forwarded-host': host,
      'x-original-url': 'https://api.example.com/levels/2.0',
    }
    assert.equal(await outcome('', behindProxy), '200')
    // Where an API is on the host of the portal, a client could say another host beside.
    const beside = { ...behindProxy, 'x-original-url': 'https://api.example.com/shared' }
    assert.equal(await outcome('', beside), '403 not_registered')
    assert.equal(await outcome('', at('api.example.com', '/shared')), '200')
    // Hosts do not matter where the gateway names the version.
    assert.equal(await outcome('?version=levels/2.0', beside), '200')
  })

  it('is not named by a query that the gateway sends along for its client', async () => {
    const headers = at('elsewhere.example.com', '/levels?version=levels/2.0')
    assert.equal(await outcome('?version=levels/2.0', headers), '403 not_registered')
    assert.equal(await outcome('?version=levels/2.0&', headers), '200')
    const passed = at('api.example.com', '/levels/2.0?version=levels/1.0&version=x')
    assert.equal(await outcome('?version=levels/1.0&version=x', passed), '200')
  })

  it('leaves the scopes that the gateway demands, whatever the client writes in its query', async () => {
    // The secret that `client` was made with is void by now.
    const { body } = await call<{ client_secret: string }>(
      developer,
      `POST /applications/${client.id}/refresh-token`,
    )
    const credentials = { client_id: client.reference_id, client_secret: body.client_secret }
    const authorization = `Bearer ${await tokenOf({ ...client, credentials })}`
    const sent = (uri: string): Headers => ({
      authorization,
      'x-forwarded-host': 'api.example.com',
      'x-forwarded-uri': uri,
    })
    for (const [query, uri, expected] of [
      ['?scope=read', '/levels/2.0/7', '200'],
      ['?scope=read', '/levels/2.0/7?scope=read', '200'],
      ['?scope=write', '/levels/2.0/7', '403 scope_missing'],
      ['?scope=write', '/levels/2.0/7?scope=write', '403 scope_missing'],
      ['?scope=write', '/levels/2.0/7?scope=read', '403 scope_missing'],
      [
        '?version=levels/2.0&scope=write',
        '/levels/2.0/7?version=levels/2.0&scope=write',
        '403 scope_missing',
      ],
    ] as const)
      assert.equal(await outcome(query, sent(uri)), expected, `${query} ${uri}`)
  })

  it('that is gone or was never there is 403', async () => {
    for (const name of ['levels/0.9', 'levels/9', 'levels', '', 'nobody/2.0', '%00/1', crypto.randomUUID()])
      assert.equal(await outcome(`?version=${name}`, withKey()), '403 not_registered', name)
  })

  it('is found by the path below the endpoint and the host of the request itself', async () => {
    // `fetch` sends no Host of its own.
    const status = (path: string, headers: Headers) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { method: 'POST', headers: { 'x-portal-gateway-key': gatewayKey, ...headers } }
        const sent = request(`${portal.url}/gateway/v1/check${path}`, options, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        sent.once('error', reject)
        sent.end()
      })
    const original = { host: 'api.example.com', ...withKey() }
    assert.equal(await status('/levels/2.0/rivers?version=levels/9', original), 200)
    assert.equal(await status('/levels/2.0/rivers', { host: 'api.example.com' }), 401)
    assert.equal(await status('/levels/3.0', original), 403)
    assert.equal(await status('/levels/3.0', { ...original, 'x-forwarded-uri': '/levels/2.0' }), 403)
  })
})

it('what a client says of itself in headers of the portal counts for nothing', async () => {
  const spoofed = {
    'x-portal-application-id': client.id,
    'x-portal-scopes': 'admin',
    'x-portal-version': 'x/1',
  }
  assert.equal(await outcome('?version=levels/2.0', spoofed), '401 key_missing')
  const passed = identity(await check('?version=levels/2.0', { ...spoofed, ...withKey() }))
  assert.deepEqual(
    [passed['x-portal-application-id'], passed['x-portal-scopes'], passed['x-portal-version']],
    [application.id, '', 'levels/2.0'],
  )
})

it('an answer is kept for no longer than the operator allows, nor than the token lives', async (t) => {
  const environment = { REVOCATION_SECONDS: '0', CLIENT_TOKEN_SECONDS: '3600' }
  for (const [settings, expected] of [
    [environment, 'no-store'],
    [{ ...environment, REVOCATION_SECONDS: '3600', CLIENT_TOKEN_SECONDS: '60' }, /^max-age=(5\d|60)$/],
  ] as const) {
    const other = await realPortal({
      settings: strategySettings,
      products: [levels],
      developers: [robin],
      environment: settings,
    })
    t.after(() => other.close())
    const visitor = await other.signedIn(robin)
    const { Levels } = await namesAt(visitor, '/products')
    const ids = await namesAt(visitor, `/products/${Levels}/versions`)
    const made = await createApplication(visitor, 'Portal client', { name: 'Office', scopes: [] })
    const { body } = await call<Registration>(visitor, `POST /applications/${made.id}/registrations`, {
      product_version_id: ids['2.0'],
    })
    await decideOnRegistration.run(other.database, { id: body.id, decision: 'approve' })
    const { lines } = await createKey.run(other.database, { name: 'edge', role: 'gateway' })
    const bought = await fetch(`${other.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...made.credentials }),
    })
    const { access_token } = (await bought.json()) as { access_token: string }
    const response = await contractFetch(`${other.url}/gateway/v1/check?version=levels/2.0`, {
      headers: { 'x-portal-gateway-key': lines[0] ?? '', authorization: `Bearer ${access_token}` },
    })
    assert.equal(response.status, 200)
    const kept = response.headers.get('cache-control') ?? ''
    if (typeof expected === 'string') assert.equal(kept, expected)
    else assert.match(kept, expected)
  }
})

it('a gateway that shows no good key, or says nothing of the request, gets 503, which is not about its client', async () => {
  const roleKey = async (role: 'read' | 'admin') =>
    (await createKey.run(portal.database, { name: role, role })).lines[0] ?? ''
  const basic = (password: string) => `Basic ${Buffer.from(`edge:${password}`).toString('base64')}`
  for (const [sent, status] of [
    [{ 'x-portal-gateway-key': '' }, 503],
    [{ 'x-portal-gateway-key': `${gatewayKey}x` }, 503],
    [{ 'x-portal-gateway-key': basic(`${gatewayKey}x`) }, 503],
    [{ 'x-portal-gateway-key': '', authorization: `Bearer ${gatewayKey}` }, 503],
    [{ 'x-portal-gateway-key': await roleKey('read') }, 503],
    [{ 'x-portal-gateway-key': await roleKey('admin') }, 200],
    [{ 'x-portal-gateway-key': basic(gatewayKey) }, 200],
  ] as [Headers, number][]) {
    const response = await check('?version=levels/2.0', { ...withKey(), ...sent })
    assert.equal(response.status, status)
    if (status === 200) continue
    const { type, detail } = (await response.json()) as { type: string; detail: string }
    assert.equal(type, '/problems/gateway-misconfigured')
    assert.match(detail, /gateway/)
    assert.equal(response.headers.get('www-authenticate'), null)
    assert.equal(response.headers.get('cache-control'), 'no-store')
  }
  const silent = await check('', withKey())
  assert.equal(silent.status, 503)
  assert.match(((await silent.json()) as { detail: string }).detail, /X-Forwarded-Host/)
})
