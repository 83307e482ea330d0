import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { TestContext } from 'node:test'
import { until } from '../support/server/until'
import type { DemoPortal, IssuedKey } from './portal'
import type { Arrived } from './upstream'

/** A gateway before an API. */
export interface Gateway {
  url: string
  portal: DemoPortal
  arrived: Arrived[]
}

type Headers = Record<string, string>

export const forecasts = '/coast/v1/stations'
export const orders = '/orders/v2/orders'
/** As the portal promises it. */
export const revocationMs = 5_000

export const withKey = (key: string): Headers => ({ 'x-api-key': key })
export const withToken = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** What a client may write to look like a gateway. */
export const spoofedHeaders: Headers = {
  'X-Portal-Application': 'Spoofed',
  'X-Portal-Application-Id': 'spoofed',
  'X-Portal-Developer-Id': 'spoofed',
  'X-Portal-Credential-Id': 'spoofed',
  'X-Portal-Version': 'spoofed/1',
  'X-Portal-Scopes': 'spoofed',
  'X-Portal-Reason': 'spoofed',
  'X-Portal-Gateway-Key': 'spoofed',
  'X-Forwarded-For': '203.0.113.66',
  'X-Forwarded-Host': 'spoofed.example',
  'X-Forwarded-Proto': 'spoofed',
  'X-Forwarded-Method': 'GET',
  'X-Forwarded-Uri': '/spoofed',
  'X-Original-URL': 'https://spoofed.example/spoofed',
  'X-Original-URI': '/spoofed',
  Forwarded: 'for=203.0.113.66;host=spoofed.example',
}

export async function send(gateway: Gateway, path: string, headers: Headers = {}, init: RequestInit = {}) {
  const before = gateway.arrived.length
  const response = await fetch(gateway.url + path, { ...init, headers })
  const body = await response.text()
  return { response, body, status: response.status, arrived: gateway.arrived.slice(before) }
}

/** An agent learns of a key a moment after the portal. */
export async function untilKnown(gateway: Gateway, { credential }: IssuedKey): Promise<void> {
  const passes = async () => (await send(gateway, forecasts, withKey(credential))).status === 200
  await until(passes, 'the key passes')
}

/** What every gateway that asks the check endpoint does. */
export async function tellStories(t: TestContext, gateway: Gateway): Promise<void> {
  const { portal } = gateway
  const { key } = portal

  await t.test('a request with a key reaches the API with the name of its application', async () => {
    const { status, body, arrived } = await send(gateway, `${forecasts}?at=1`, withKey(key.credential))
    assert.deepEqual([status, body], [200, 'from the API'])
    const [{ path, headers } = { path: '', headers: {} as Headers }] = arrived
    assert.equal(path, `${forecasts}?at=1`)
    assert.equal(headers['x-portal-application'], 'Harbour%20board')
    assert.equal(headers['x-portal-application-id'], portal.reader.id)
    assert.equal(headers['x-portal-credential-id'], key.id)
    assert.equal(headers['x-portal-version'], 'coast-forecast/v1')
    assert.ok(headers['x-portal-developer-id'])
    const text = JSON.stringify(headers)
    assert.ok(!text.includes(key.credential) && !text.includes(portal.gatewayKey), text)
  })

  await t.test('bodies of requests reach the API, and not the portal alone', async () => {
    const init = { method: 'POST', body: 'a body' }
    const { status, arrived } = await send(gateway, forecasts, withKey(key.credential), init)
    assert.deepEqual([status, arrived[0]?.method, arrived[0]?.body], [200, 'POST', 'a body'])
  })

  await t.test('a request without a key gets 401, and one with an unknown key too', async () => {
    const without = await send(gateway, forecasts)
    assert.equal(without.status, 401)
    assert.match(without.response.headers.get('www-authenticate') ?? '', /ApiKey realm="portal"/)
    assert.equal(without.response.headers.get('x-portal-reason'), 'key_missing')
    const unknown = await send(gateway, forecasts, withKey('nonsense'))
    assert.deepEqual([unknown.status, unknown.response.headers.get('x-portal-reason')], [401, 'key_unknown'])
    assert.deepEqual([without.arrived, unknown.arrived], [[], []])
  })

  await t.test('an application without a registration gets 403', async () => {
    const { status, response, arrived } = await send(gateway, forecasts, withKey(portal.unregisteredKey))
    assert.deepEqual([status, response.headers.get('x-portal-reason')], [403, 'not_registered'])
    assert.deepEqual(arrived, [])
  })

  await t.test('a token passes where it has the scope, and gets 403 where it has not', async () => {
    const read = await send(gateway, orders, withToken(portal.token))
    assert.equal(read.status, 200)
    assert.equal(read.arrived[0]?.headers['x-portal-scopes'], 'orders:read')
    assert.ok(!JSON.stringify(read.arrived).includes(portal.token))
    const written = await send(gateway, orders, withToken(portal.token), { method: 'POST' })
    assert.deepEqual(
      [written.status, written.response.headers.get('x-portal-reason'), written.arrived],
      [403, 'scope_missing', []],
    )
    assert.match(written.response.headers.get('www-authenticate') ?? '', /scope="orders:write"/)
  })

  await t.test('what a client writes into headers of the gateway counts for nothing', async () => {
    const passed = await send(gateway, forecasts, { ...spoofedHeaders, ...withKey(key.credential) })
    assert.equal(passed.status, 200)
    const headers = passed.arrived[0]?.headers ?? {}
    assert.equal(headers['x-portal-application-id'], portal.reader.id)
    assert.doesNotMatch(JSON.stringify(headers), /spoofed|203\.0\.113\.66/i)
    const token = await send(gateway, orders, { ...spoofedHeaders, ...withToken(portal.token) })
    assert.equal(token.arrived[0]?.headers['x-portal-scopes'], 'orders:read')
    assert.equal(token.arrived[0]?.headers['x-portal-credential-id'] ?? '', '')

    const refused = [
      await send(gateway, forecasts, spoofedHeaders),
      await send(gateway, orders, { ...spoofedHeaders, ...withToken(portal.token) }, { method: 'POST' }),
      // The version is not the client's to name, nor are the scopes.
      await send(gateway, `${orders}?version=coast-forecast/v1`, withKey(key.credential)),
      await send(gateway, `${orders}?scope=orders:read`, withToken(portal.token), { method: 'POST' }),
      await send(gateway, '/orders/v2/../v2/orders', withKey(key.credential)),
    ]
    assert.deepEqual(
      refused.map(({ status }) => status),
      [401, 403, 401, 403, 401],
    )
    assert.deepEqual(
      refused.flatMap(({ arrived }) => arrived),
      [],
    )
  })

  await t.test('a key is refused within five seconds after it was revoked', async () => {
    const revoked = await portal.newKey()
    await untilKnown(gateway, revoked)
    await portal.revoke(revoked)
    let last = await send(gateway, forecasts, withKey(revoked.credential))
    await until(
      async () => {
        last = await send(gateway, forecasts, withKey(revoked.credential))
        return last.status !== 200
      },
      'the key is refused',
      revocationMs,
    )
    assert.deepEqual([last.status, last.response.headers.get('x-portal-reason')], [401, 'key_revoked'])
  })
}

/** Paths that the API may resolve to those of another version. */
export async function tellPaths(t: TestContext, { url, portal, arrived }: Gateway): Promise<void> {
  await t.test('the path of a version leads to no other one', async () => {
    const { credential } = portal.key
    const before = arrived.length
    for (const path of [
      '/coast/v1/../../orders/v2/orders',
      '/coast/v1/%2e%2e/%2E%2e/orders/v2/orders',
      '/coast/v1/..%2f..%2forders/v2/orders',
      '/coast/v1/..%5c..%5corders/v2/orders',
      '/coast/v1/./../../orders/v2/orders',
    ])
      await sendRaw(url, path, withKey(credential))
    assert.deepEqual(
      arrived.slice(before).map(({ path }) => path),
      [],
    )
  })
}

/** `fetch` resolves paths by itself. */
function sendRaw(url: string, path: string, headers: Headers): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      response.resume().once('end', done)
    })
    sent.once('error', fail).end()
  })
}

/** What the gateway does while the portal that it asks is stopped. */
export async function tellOutage(t: TestContext, gateway: Gateway): Promise<void> {
  const { portal } = gateway
  await t.test('nothing passes while the portal is stopped, and everything afterwards', async () => {
    const headers = withKey(portal.key.credential)
    assert.equal((await send(gateway, forecasts, headers)).status, 200)
    await portal.stop()
    for (const sent of [headers, {}, withKey('nonsense')] as Headers[]) {
      const { status, response, arrived } = await send(gateway, forecasts, sent)
      assert.deepEqual([status, arrived], [503, []])
      assert.equal(response.headers.get('retry-after'), '5')
    }
    await portal.start()
    await until(async () => (await send(gateway, forecasts, headers)).status === 200, 'requests pass again')
  })
}
