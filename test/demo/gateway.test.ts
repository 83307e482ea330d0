import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { seedApplications } from '../../demo/seed-applications.mjs'
import { decideOnRegistration } from '../../server/src/commands/registrations'
import { setAccess } from '../../server/src/commands/set-access'
import { demoDeveloper, startDemo, type Demo } from '../support/demo'
import {
  call,
  createApplication,
  namesAt,
  type Application,
  type Page,
  type Registration,
} from '../support/server/applications'
import { until } from '../support/server/until'
import type { PortalVisitor } from '../support/server/visitor'

interface Problem {
  type: string
  title: string
  status: number
  detail: string
}

let demo: Demo
let developer: PortalVisitor
before(async () => {
  demo = await startDemo()
  developer = await demo.portal.signedIn(demoDeveloper)
})
after(() => demo.close())

const stations = '/coast/v1/stations?region=bay'
const orders = '/orders/v2/orders'

/** Calls an API through the gateway. @returns the status, and the kind of the problem where it is one. */
async function through(
  path: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<[number, string?]> {
  const response = await fetch(demo.gateway + path, { ...init, headers })
  const text = await response.text()
  if (response.status < 400) return [response.status]
  assert.equal(response.headers.get('content-type'), 'application/problem+json')
  const problem = JSON.parse(text) as Problem
  assert.equal(problem.status, response.status)
  assert.ok(problem.title && problem.detail)
  return [response.status, problem.type]
}

/** Waits for a refusal: what is taken away is so a moment later. */
async function refused(path: string, headers: Record<string, string>, expected: [number, string?]) {
  const isRefused = async () => JSON.stringify(await through(path, headers)) === JSON.stringify(expected)
  await until(isRefused, `${path} is refused with ${expected.join(' ')}`, 5_000)
}

async function register(application: Application, product: string, version: string): Promise<Registration> {
  const products = await namesAt(developer, '/products')
  const versions = await namesAt(developer, `/products/${products[product]}/versions`)
  const { status, body } = await call<Registration>(
    developer,
    `POST /applications/${application.id}/registrations`,
    {
      product_version_id: versions[version],
    },
  )
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const decide = (id: string, decision: 'approve' | 'reject' | 'revoke') =>
  decideOnRegistration.run(demo.portal.database, { id, decision })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function buyToken(
  url: string,
  client: { client_id: string; client_secret: string },
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...client }),
  })
}

async function tokenFrom(url: string, client: { client_id: string; client_secret: string }): Promise<string> {
  const response = await buyToken(url, client)
  assert.equal(response.status, 200)
  return ((await response.json()) as { access_token: string }).access_token
}

describe('through the gateway', () => {
  it('a key opens an API that approves at once, from the first registration to the last revocation', async () => {
    assert.deepEqual(await through(stations), [401, '/problems/credential-refused'])
    assert.deepEqual(await through(stations, { 'x-api-key': 'ptk_nonsense' }), [
      401,
      '/problems/credential-refused',
    ])

    const clock = await createApplication(developer, 'API key', { name: 'Tide clock' })
    const credentials = `/applications/${clock.id}/credentials` as const
    const newKey = async () =>
      (await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)).body
    const [first, second] = [await newKey(), await newKey()]
    const withKey = { 'x-api-key': first.credential }
    assert.deepEqual(await through(stations, withKey), [403, '/problems/request-refused'])

    const registration = await register(clock, 'Coast Forecast', 'v1')
    assert.equal(registration.status, 'approved')
    assert.deepEqual(await through(stations, withKey), [200])
    assert.deepEqual(await through('/coast/v1/stations/nowhere', withKey), [404, '/problems/not-found'])
    assert.deepEqual(await through('/coast/v1/nowhere', withKey), [404, '/problems/not-found'])
    assert.deepEqual(await through('/coast/v1/nowhere'), [401, '/problems/credential-refused'])
    // A key is no token, and opens one API, not the next.
    assert.deepEqual(await through(orders, bearer(first.credential)), [401, '/problems/credential-refused'])
    assert.deepEqual(await through('/orders/v1/orders', withKey), [403, '/problems/request-refused'])

    await call(developer, `DELETE ${credentials}/${first.id}`)
    await refused(stations, withKey, [401, '/problems/credential-refused'])
    const withSecond = { 'x-api-key': second.credential }
    assert.deepEqual(await through(stations, withSecond), [200])
    await decide(registration.id, 'revoke')
    await refused(stations, withSecond, [403, '/problems/request-refused'])
    await decide(registration.id, 'approve')
    assert.deepEqual(await through(stations, withSecond), [200])
    await call(developer, `DELETE /applications/${clock.id}/registrations/${registration.id}`)
    await refused(stations, withSecond, [403, '/problems/request-refused'])
  })

  it('requests are read in the portal a moment later, refused ones with the reason, and are counted once', async () => {
    const buoy = await createApplication(developer, 'API key', { name: 'Buoy' })
    const credentials = `/applications/${buoy.id}/credentials` as const
    const { body: key } = await call<{ id: string; credential: string }>(developer, `POST ${credentials}`)
    const withKey = { 'x-api-key': key.credential }
    await through(stations, withKey)
    await register(buoy, 'Coast Forecast', 'v1')
    for (const path of [stations, stations, '/coast/v1/stations/nowhere']) await through(path, withKey)
    await call(developer, `DELETE ${credentials}/${key.id}`)
    // Nobody knows when the agent does, so requests before that are not counted.
    const isKnown = async () => (await through('/coast/v1/nowhere', withKey))[0] === 401
    await until(isKnown, 'the key is refused', 5_000)
    const refusal = await fetch(demo.gateway + stations, { headers: withKey })
    const { detail, reason, portal_url } = (await refusal.json()) as Record<string, string>
    assert.match(detail ?? '', /^This key was revoked/)
    assert.deepEqual([reason, portal_url], ['key_revoked', `${demo.portal.url}/application/${buoy.id}`])

    interface Read {
      status: number
      reason: string | null
      path: string
      request_id: string
      credential: { id: string }
    }
    const read = async () => {
      const { body } = await call<{ data: Read[] }>(
        developer,
        `GET /applications/${buoy.id}/requests?page[size]=100`,
      )
      return body.data
    }
    const counted = async () =>
      (await read()).filter(({ path }) => !path.includes('nowhere') || path.includes('{'))
    await until(async () => (await counted()).length >= 5, 'the requests are there')
    const requests = await counted()
    assert.deepEqual(
      requests.map(({ status, reason }) => [status, reason]),
      [
        [401, 'key_revoked'],
        [404, null],
        [200, null],
        [200, null],
        [403, 'not_registered'],
      ],
    )
    assert.equal(requests[0]?.request_id, refusal.headers.get('x-request-id'))
    assert.ok(requests.every(({ credential }) => credential.id === key.id))
    assert.equal(requests[1]?.path, '/stations/{station_id}')
    const { body } = await call<{ records: { event: object }[] }>(developer, 'POST /stats', {
      start_ms: Date.now() - 3_600_000,
      end_ms: Date.now(),
      metrics: ['REQUEST_COUNT'],
      dimensions: ['STATUS_CODE'],
      filter: [{ dimension: 'APPLICATION', type: 'IN', values: [buoy.id] }],
    })
    const counts = body.records.map(({ event }) => event)
    for (const counted of [
      { STATUS_CODE: '200', REQUEST_COUNT: 2 },
      { STATUS_CODE: '403', REQUEST_COUNT: 1 },
    ])
      assert.ok(
        counts.some((each) => JSON.stringify(each) === JSON.stringify(counted)),
        JSON.stringify(counts),
      )
  })

  it('a token opens an API once an operator has approved, for the scopes that it has', async () => {
    const pantry = await createApplication(developer, 'Client of the portal', {
      name: 'Galley',
      scopes: ['orders:read'],
    })
    const registration = await register(pantry, 'Chandlery Orders', 'v2')
    assert.equal(registration.status, 'pending')
    const tokens = `${demo.portal.url}/oauth/token`
    const early = await tokenFrom(tokens, pantry.credentials!)
    assert.deepEqual(await through(orders, bearer(early)), [403, '/problems/request-refused'])
    await decide(registration.id, 'approve')
    // It was bought before any scope was approved.
    assert.deepEqual(await through(orders, bearer(early)), [403, '/problems/request-refused'])
    const token = await tokenFrom(tokens, pantry.credentials!)
    assert.deepEqual(await through(orders, bearer(token)), [200])

    const order = {
      vessel: 'Grey Heron',
      currency: 'EUR',
      items: [{ sku: 'TEA-500', quantity: 12 }],
      delivery: { method: 'berth', berth: 'A12' },
    }
    const location = (with_: string) =>
      through(
        orders,
        { ...bearer(with_), 'content-type': 'application/json' },
        { method: 'POST', body: JSON.stringify(order) },
      )
    assert.deepEqual(await location(token), [403, '/problems/request-refused'])
    await call(developer, `PATCH /applications/${pantry.id}`, { scopes: ['orders:read', 'orders:write'] })
    const waiting = await tokenFrom(tokens, pantry.credentials!)
    assert.deepEqual(await location(waiting), [403, '/problems/request-refused'])
    assert.deepEqual(await through(orders, bearer(waiting)), [200])
    await decide(registration.id, 'approve')
    assert.deepEqual(await location(waiting), [403, '/problems/request-refused'])
    assert.deepEqual(await location(await tokenFrom(tokens, pantry.credentials!)), [201])

    const { body: fresh } = await call<{ client_id: string; client_secret: string }>(
      developer,
      `POST /applications/${pantry.id}/refresh-token`,
    )
    await refused(orders, bearer(token), [401, '/problems/credential-refused'])
    assert.equal((await buyToken(tokens, pantry.credentials!)).status, 401)
    const renewed = await tokenFrom(tokens, fresh)
    assert.deepEqual(await through(orders, bearer(renewed)), [200])
    await call(developer, `DELETE /applications/${pantry.id}`)
    await refused(orders, bearer(renewed), [401, '/problems/credential-refused'])
  })

  it('a client that lives elsewhere opens an API that its developer was let into', async () => {
    const access = { email: demoDeveloper.email, product: 'berth-control', isAllowed: true }
    await setAccess.run(demo.portal.database, { ...access, actions: ['view', 'register'] })
    const berths = '/berths/v1/berths'
    const pilots = await createApplication(developer, 'Client of your own', {
      name: 'Pilots',
      reference_id: 'pilot-office',
    })
    const client = { client_id: 'pilot-office', client_secret: 'pilots-know-the-way' }
    const token = await tokenFrom(`${demo.issuer}/token`, client)
    const registration = await register(pilots, 'Berth Control', 'v1')
    assert.deepEqual(await through(berths, bearer(token)), [403, '/problems/forbidden'])
    await decide(registration.id, 'approve')
    assert.deepEqual(await through(berths, bearer(token)), [200])
    for (const wrong of ['nonsense', `${token.slice(0, -4)}AAAA`])
      assert.deepEqual(await through(berths, bearer(wrong)), [401, '/problems/unauthorized'])
    await decide(registration.id, 'revoke')
    assert.deepEqual(await through(berths, bearer(token)), [403, '/problems/forbidden'])
    await call(developer, `DELETE /applications/${pilots.id}`)
    assert.deepEqual(await through(berths, bearer(token)), [401, '/problems/unauthorized'])
  })

  it('pages on this machine may call, and read refusals', async () => {
    const origin = 'http://localhost:4000'
    const preflight = await fetch(demo.gateway + stations, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-api-key',
      },
    })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get('access-control-allow-headers'), 'x-api-key')
    const response = await fetch(demo.gateway + stations, { headers: { origin } })
    assert.equal(response.status, 401)
    assert.equal(response.headers.get('access-control-allow-origin'), origin)
    assert.equal(response.headers.get('www-authenticate'), 'ApiKey realm="portal"')
    const elsewhere = await fetch(demo.gateway + stations, { headers: { origin: 'https://evil.example' } })
    assert.equal(elsewhere.headers.get('access-control-allow-origin'), null)
    assert.deepEqual(await through('//evil.example/coast/v1/stations'), [404, '/problems/not-found'])
    assert.deepEqual(await through('/nothing'), [404, '/problems/not-found'])
  })

  it('sixty calls a minute are let through where the description says so', async () => {
    const eager = await createApplication(developer, 'API key', { name: 'Eager' })
    await register(eager, 'Coast Forecast', 'v1')
    const { body } = await call<{ credential: string }>(
      developer,
      `POST /applications/${eager.id}/credentials`,
    )
    const statuses = new Map<number, number>()
    // A minute may end in between; then as many more are let through.
    for (let made = 0; made < 121; made += 1) {
      const [status] = await through('/coast/v1/stations/north-mole', { 'x-api-key': body.credential })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) break
    }
    assert.equal(statuses.get(429), 1)
    assert.ok((statuses.get(200) ?? 0) >= 60)
  })
})

it('the demo begins with an application of each kind, once', async () => {
  const { body: before } = await call<Page<Application>>(developer, 'GET /applications?page[size]=100')
  for (const { id } of before.data) await call(developer, `DELETE /applications/${id}`)
  const { approvals: waiting } = await seedApplications(demo.portal.url, demoDeveloper)
  assert.equal(waiting.length, 1)
  const again = await seedApplications(demo.portal.url, demoDeveloper)
  assert.deepEqual([again.approvals, again.applications.size], [[], 0])
  const { body } = await call<Page<Application & { auth_strategy: { name: string } }>>(
    developer,
    'GET /applications',
  )
  assert.deepEqual(
    body.data.map(({ name, auth_strategy }) => [name, auth_strategy.name]),
    [
      ['Pilot office', 'Client of your own'],
      ["Ship's pantry", 'Client of the portal'],
      ['Harbour board', 'API key'],
    ],
  )
})
