import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import {
  call,
  createApplication,
  levels,
  namesAt,
  robinsRival,
  strategySettings,
} from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { fullReads, statementsDuring } from '../../support/server/statement-plans'
import type { PortalVisitor } from '../../support/server/visitor'

interface Outcome {
  accepted: number
  rejected: { line: number; reason: string }[]
}
interface Read {
  path: string
  credential: { id: string; display_name?: string } | null
}

let portal: RealPortal
let developer: PortalVisitor
let rival: PortalVisitor
let gatewayKey: string
let version: string
const now = Date.now()
const [hour, day] = [3_600_000, 86_400_000]

const description = `openapi: 3.1.0
info: { title: Levels, version: '2.0' }
servers: [{ url: https://sea.example.com/api/v2 }]
paths:
${['/levels', '/levels/{harbour}', '/levels/latest', '/levels/{harbour}/tides/{tide}']
  .map((path) => `  ${path}: { get: { responses: { '200': { description: Fine. } } } }`)
  .join('\n')}
`

before(async () => {
  portal = await realPortal({
    settings: { ...strategySettings, allowed_time_period: '90d', requests: { days: 90, fields: [] } },
    products: [{ ...levels, files: { 'versions/2.0/openapi.yaml': description } }],
    developers: [robin, robinsRival],
  })
  ;[developer, rival] = [await portal.signedIn(robin), await portal.signedIn(robinsRival)]
  gatewayKey = await gatewayKeyOf(portal)
  const { Levels } = await namesAt(developer, '/products')
  version = (await namesAt(developer, `/products/${Levels}/versions`))['2.0'] ?? ''
})
after(() => portal.close())

async function gatewayKeyOf({ database }: RealPortal): Promise<string> {
  const { lines } = await createKey.run(database, { name: 'edge', role: 'gateway' })
  return lines[0] ?? ''
}

const applicationNamed = async (name: string, visitor = developer) =>
  (await createApplication(visitor, 'API key', { name })).id

const line = (application_id: string, fields: object = {}) => ({
  started_at: now - 60_000,
  application_id,
  product_version_id: version,
  method: 'GET',
  path: '/levels',
  status: 200,
  latency_ms: 12.5,
  ...fields,
})

function send(path: '' | '/kong' | '/otlp/v1/traces', body: string, key = gatewayKey): Promise<Response> {
  const type = path === '' ? 'application/x-ndjson' : 'application/json'
  return contractFetch(`${portal.url}/api/operator/v1/traffic${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body,
  })
}

async function outcomeOf(response: Response): Promise<Outcome> {
  assert.equal(response.status, 200)
  return (await response.json()) as Outcome
}

const report = async (...lines: object[]) =>
  outcomeOf(await send('', lines.map((entry) => JSON.stringify(entry)).join('\n')))

async function requestsOf(application: string): Promise<Read[]> {
  const path = `GET /applications/${application}/requests?page[size]=100` as const
  const { status, body } = await call<{ data: Read[] }>(developer, path)
  assert.equal(status, 200)
  return body.data
}

/** By hour, as a chart of the last 89 days has them. */
async function countsOf(application: string): Promise<[string, unknown][]> {
  const end = now - (now % hour) + hour
  const { status, body } = await call<{ records: { timestamp: string; event: object }[] }>(
    developer,
    'POST /stats',
    {
      start_ms: end - 89 * day,
      end_ms: end,
      granularity_ms: hour,
      metrics: ['REQUEST_COUNT'],
      dimensions: ['TIME'],
      filter: [{ dimension: 'APPLICATION', type: 'IN', values: [application] }],
    },
  )
  assert.equal(status, 200)
  return body.records.map(({ timestamp, event }) => [timestamp, Object.values(event)[0]])
}

const hourOf = (time: number) => new Date(time - (time % hour)).toISOString()

it('paths full of identifiers are as many series as the description has operations', async () => {
  const id = await applicationNamed('Identifiers')
  const paths = Array.from({ length: 30 }, (_one, n) => [
    `/levels/${randomUUID()}`,
    `/api/v2/levels/${n}/tides/2026-01-${10 + n}?key=secret`,
    `/levels/harbour-${n}`,
    `/unknown/${n}/of/${randomUUID()}/${'f'.repeat(64)}`,
    `/${`deep/${n}/`.repeat(20)}`,
  ]).flat()
  const { accepted } = await report(
    ...paths.map((path) => line(id, { path })),
    line(id, { path: '/levels/latest' }),
  )
  assert.equal(accepted, paths.length + 1)
  const { body } = await call<{ data: Read[]; meta: { next: string } }>(
    developer,
    `GET /applications/${id}/requests?page[size]=100`,
  )
  const { body: rest } = await call<{ data: Read[] }>(
    developer,
    `GET /applications/${id}/requests?page[size]=100&page[after]=${body.meta.next}`,
  )
  const stored = new Set([...body.data, ...rest.data].map(({ path }) => path))
  assert.deepEqual([...stored].sort(), [
    '/deep/{id}/deep/{id}/deep/{id}/deep/{id}/…',
    '/levels/latest',
    '/levels/{harbour}',
    '/levels/{harbour}/tides/{tide}',
    '/unknown/{id}/of/{id}/{id}',
  ])
})

it('a clock that jumps puts requests where it says, as far as the portal can believe it', async () => {
  const id = await applicationNamed('Jumping clock')
  const times = [
    now - 2 * hour,
    now - 40 * day,
    now - hour,
    now + 60_000,
    now - 2 * hour,
    now - 89 * day + 2 * hour,
  ]
  const tooFar = [now + 10 * 60_000, now - 91 * day, 0, 253_402_300_800_000]
  const lines = [...times, ...tooFar].map((started_at) => line(id, { started_at }))
  const { accepted, rejected } = await report(...lines)
  assert.equal(accepted, times.length)
  assert.deepEqual(
    rejected.map((one) => [
      one.line,
      /future/.test(one.reason),
      /before what the portal keeps/.test(one.reason),
    ]),
    tooFar.map((time, n) => [times.length + n + 1, time > now, time < now]),
  )
  const expected = new Map<string, number>()
  for (const time of times) expected.set(hourOf(time), (expected.get(hourOf(time)) ?? 0) + 1)
  const counted = await countsOf(id)
  // A minute ahead of us may be in an hour that has not begun.
  const seen = [...expected].filter(([start]) => start <= hourOf(now)).sort()
  assert.deepEqual(counted, seen)
})

const kongEntry = (application: string, fields: object = {}) => ({
  started_at: now - 60_000,
  request: { method: 'GET', uri: '/levels', size: 120 },
  response: { status: 200, size: 900 },
  latencies: { request: 31 },
  consumer: { custom_id: application },
  service: { tags: [`portal-version:${version}`] },
  ...fields,
})

/** A span of an HTTP server. Values that are numbers are written as OTLP has them, in texts. */
function span(
  application: string,
  { start = now - 60_000, end = start + 31, ...more }: Record<string, number> = {},
) {
  const nanoseconds = (time: number) => String(BigInt(time) * 1_000_000n)
  const text = (key: string, value: string) => ({ key, value: { stringValue: value } })
  const number = (key: string, value: number) => ({ key, value: { intValue: String(value) } })
  return {
    kind: 2,
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: [
      text('portal.application.id', application),
      text('portal.product_version.id', version),
      text('http.request.method', 'GET'),
      text('url.path', '/levels'),
      number('http.response.status_code', 200),
      ...Object.entries(more).map(([key, value]) => number(key, value)),
    ],
  }
}
const spansBody = (...spans: object[]) =>
  JSON.stringify({ resourceSpans: [{ resource: {}, scopeSpans: [{ spans }] }] })

it('the plugin of Kong is told of each wrong entry, and what it sends again counts once', async () => {
  const id = await applicationNamed('Kong')
  const wrong: [object, RegExp][] = [
    [{ request: { method: 'GET', uri: '/levels', size: -1 } }, /request_bytes/],
    [{ response: { status: 200, size: '-900' } }, /response_bytes/],
    [{ latencies: { request: -1 } }, /latency_ms/],
    [{ started_at: now + hour }, /future/],
    [{ started_at: now - 100 * day }, /before/],
    [{ consumer: { custom_id: randomUUID() } }, /application_id/],
    [{ service: { tags: ['portal-version:none'] } }, /product_version_id/],
  ]
  const entries = [
    kongEntry(id),
    ...wrong.map(([fields]) => kongEntry(id, fields)),
    'no entry',
    kongEntry(id, { started_at: now - 59_000 }),
  ]
  const body = JSON.stringify(entries)
  const first = await outcomeOf(await send('/kong', body))
  assert.equal(first.accepted, 2)
  for (const [n, [, reason]] of wrong.entries()) {
    assert.equal(first.rejected[n]?.line, n + 2)
    assert.match(first.rejected[n]?.reason ?? '', reason)
  }
  assert.equal(first.rejected[wrong.length]?.line, wrong.length + 2)
  assert.deepEqual(await outcomeOf(await send('/kong', body)), first)
  assert.equal((await requestsOf(id)).length, 2)
  await send('/kong', JSON.stringify(entries.toReversed()))
  assert.equal((await requestsOf(id)).length, 4)
})

it('an exporter of spans is told how many were wrong, and what it sends again counts once', async () => {
  const id = await applicationNamed('Spans')
  const body = spansBody(
    span(id),
    span(id, { 'http.request.body.size': -1 }),
    span(id, { start: now, end: now - 10 }),
    span(id, { start: now + hour }),
    span(id, { start: now - 100 * day }),
    span(randomUUID()),
  )
  const results = await Promise.all([send('/otlp/v1/traces', body), send('/otlp/v1/traces', body)])
  for (const response of results) {
    assert.equal(response.status, 200)
    const { partialSuccess } = (await response.json()) as {
      partialSuccess: { rejectedSpans: number; errorMessage: string }
    }
    assert.equal(partialSuccess.rejectedSpans, 5)
    assert.match(partialSuccess.errorMessage, /request_bytes/)
  }
  assert.equal((await requestsOf(id)).length, 1)
})

it('a batch of which nothing is right stores nothing', async () => {
  const id = await applicationNamed('Nothing right')
  const response = await send('', `{"started_at\n[]\n"text"\n\n${JSON.stringify(line(id, { status: 'x' }))}`)
  const { accepted, rejected } = await outcomeOf(response)
  assert.deepEqual([accepted, rejected.map((one) => one.line)], [0, [1, 2, 3, 4, 5]])
  assert.deepEqual(await requestsOf(id), [])
})

it('a gateway key of another portal stores nothing here', async (t) => {
  const other = await realPortal({ settings: strategySettings })
  t.after(() => other.close())
  const id = await applicationNamed('Keys')
  const body = JSON.stringify(line(id))
  const foreign = await send('', body, await gatewayKeyOf(other))
  assert.equal(foreign.status, 401)
  assert.deepEqual(await requestsOf(id), [])
})

it('a key of another developer is not named', async () => {
  const id = await applicationNamed('Own')
  const foreign = await applicationNamed('Of the rival', rival)
  const keyOfApplication = async (visitor: PortalVisitor, application: string, display_name: string) =>
    (await call<{ id: string }>(visitor, `POST /applications/${application}/credentials`, { display_name }))
      .body.id
  const other = await keyOfApplication(rival, foreign, 'Secret project')
  const own = await keyOfApplication(developer, id, 'Own key')
  await report(line(id, { credential_id: other, started_at: now }), line(id, { credential_id: own }))
  const read = await requestsOf(id)
  assert.deepEqual(
    read.map(({ credential }) => [credential?.id, credential?.display_name]),
    [
      [other, undefined],
      [own, 'Own key'],
    ],
  )
})

it('a key was last used on the latest day of its reported requests, and never on that of another application', async () => {
  const id = await applicationNamed('Last use')
  const foreign = await applicationNamed('Last use of the rival', rival)
  const path = (application: string) => `/applications/${application}/credentials` as const
  const { body: key } = await call<{ id: string }>(developer, `POST ${path(id)}`)
  const { body: other } = await call<{ id: string }>(rival, `POST ${path(foreign)}`)
  const lastUse = async (visitor: PortalVisitor, application: string) =>
    (await call<{ data: { last_used_on: string | null }[] }>(visitor, `GET ${path(application)}`)).body
      .data[0]?.last_used_on
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

  assert.equal(await lastUse(developer, id), null)
  const used = (time: number) => line(id, { credential_id: key.id, started_at: time })
  await report(used(now - 40 * day), used(now - 60 * day), line(id, { credential_id: other.id }))
  assert.equal(await lastUse(developer, id), dayOf(now - 40 * day))
  assert.equal(await lastUse(rival, foreign), null)
  await report(used(now), used(now - day))
  await report(used(now - 2 * day))
  assert.equal(await lastUse(developer, id), dayOf(now))
})

it('a body of 50 MB is refused with the limit, in every format, and stores nothing', async () => {
  const id = await applicationNamed('Large')
  const lines = `${JSON.stringify(line(id))}\n`
  const large = lines.repeat(Math.ceil((50 * 1024 * 1024) / lines.length))
  for (const path of ['', '/kong', '/otlp/v1/traces'] as const) {
    const response = await send(path, large)
    assert.equal(response.status, 413)
    assert.match(((await response.json()) as { detail: string }).detail, /5120 kB/)
  }
  assert.deepEqual(await requestsOf(id), [])
})

it('a batch that comes again with the key that replaces the gateway’s is not counted again', async () => {
  const application = await applicationNamed('Rotated')
  const replaced = async () => {
    const options = { name: 'rotated', role: 'gateway', replace: true } as const
    return (await createKey.run(portal.database, options)).lines[0] ?? ''
  }
  const batch = JSON.stringify(line(application))
  const old = await replaced()
  assert.equal((await outcomeOf(await send('', batch, old))).accepted, 1)
  const key = await replaced()
  assert.equal((await outcomeOf(await send('', batch, key))).accepted, 1)
  assert.equal((await requestsOf(application)).length, 1)
  assert.equal((await send('', batch, old)).status, 401)
})

it('the versions, keys and applications of a report are found by indexes, and a description is read once', async () => {
  const id = await applicationNamed('Found')
  const [byId, byName] = [
    line(id),
    line(id, { product_version_id: undefined, product_version: 'levels/2.0' }),
  ]
  await report(byId)
  const statements = await statementsDuring(() => report(byId, byName))
  assert.deepEqual(
    await fullReads(portal, statements, [
      'products',
      'product_versions',
      'specifications',
      'applications',
      'credentials',
      'revoked_credentials',
      'traffic_batches',
    ]),
    [],
  )
  assert.deepEqual(
    statements.filter(({ text }) => text.includes('specifications')),
    [],
  )
  assert.equal((await requestsOf(id)).length, 3)
})
