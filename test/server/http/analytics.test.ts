import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import {
  call,
  createApplication,
  levels,
  namesAt,
  refusalOf,
  robinsRival,
  strategySettings,
} from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

interface Outcome {
  accepted: number
  rejected: { line: number; reason: string }[]
}
interface Result {
  meta: { dimensions: Record<string, string[]>; truncated: boolean; granularity: number }
  records: { event: Record<string, string | number>; timestamp: string }[]
}

let portal: RealPortal
let developer: PortalVisitor
let rival: PortalVisitor
let gatewayKey: string
let application: string
let versions: Record<string, string>
const now = Date.now()

before(async () => {
  const content = { settings: strategySettings, products: [levels] }
  portal = await realPortal({ ...content, developers: [robin, robinsRival] })
  ;[developer, rival] = [await portal.signedIn(robin), await portal.signedIn(robinsRival)]
  ;({
    lines: [gatewayKey = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' }))
  ;({ id: application } = await createApplication(developer, 'API key', { name: 'Clock' }))
  const { Levels } = await namesAt(developer, '/products')
  versions = await namesAt(developer, `/products/${Levels}/versions`)
})
after(() => portal.close())

const line = (fields: object = {}) => ({
  started_at: now - 60_000,
  application_id: application,
  product_version_id: versions['2.0'],
  method: 'GET',
  path: '/levels',
  status: 200,
  latency_ms: 12.5,
  ...fields,
})

function send(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const type = path === '' ? 'application/x-ndjson' : 'application/json'
  return contractFetch(`${portal.url}/api/operator/v1/traffic${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': type, ...headers },
    body,
  })
}

async function report(lines: readonly unknown[], headers?: Record<string, string>): Promise<Outcome> {
  const response = await send('', lines.map((entry) => JSON.stringify(entry)).join('\n'), headers)
  assert.equal(response.status, 200)
  return (await response.json()) as Outcome
}

const ask = (body: object, visitor = developer) =>
  call<Result>(visitor, 'POST /stats', { start_ms: now - 3_600_000, end_ms: now, ...body })

async function countOf(id: string): Promise<unknown> {
  const filter = [{ dimension: 'APPLICATION', type: 'IN', values: [id] }]
  const { status, body } = await ask({ metrics: ['REQUEST_COUNT'], filter })
  assert.equal(status, 200)
  return body.records[0]?.event['REQUEST_COUNT'] ?? 0
}

describe('a gateway', () => {
  it('reports requests that the developer of the application reads back', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Read back' })
    const statuses = [200, 200, 404, 503]
    const outcome = await report(
      statuses.map((status, n) => line({ application_id: id, status, latency_ms: 10 * (n + 1) })),
    )
    assert.deepEqual(outcome, { accepted: 4, rejected: [] })
    const filter = [{ dimension: 'APPLICATION', type: 'IN', values: [id] }]
    const byStatus = await ask({ metrics: ['REQUEST_COUNT'], dimensions: ['STATUS_CODE_GROUPED'], filter })
    assert.deepEqual(
      byStatus.body.records.map(({ event }) => event),
      [
        { STATUS_CODE_GROUPED: '2XX', REQUEST_COUNT: 2 },
        { STATUS_CODE_GROUPED: '4XX', REQUEST_COUNT: 1 },
        { STATUS_CODE_GROUPED: '5XX', REQUEST_COUNT: 1 },
      ],
    )
    const latency = await ask({
      metrics: ['RESPONSE_LATENCY_P99'],
      dimensions: ['TIME', 'API_PRODUCT_VERSION'],
      granularity_ms: 3_600_000,
      filter,
    })
    assert.equal(latency.status, 200)
    assert.deepEqual(latency.body.meta.dimensions, { API_PRODUCT_VERSION: ['Levels - 2.0'] })
    const [record] = latency.body.records
    assert.ok(Math.abs(Number(record?.event['RESPONSE_LATENCY_P99']) - 40) <= 0.4)
    assert.equal(record?.timestamp, new Date(now - 3_600_000).toISOString())
  })

  it('sends a batch again without counting it twice, by its ID or by its bytes', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Once' })
    const named = { 'idempotency-key': randomUUID() }
    const request = line({ application_id: id })
    for (const headers of [named, named, undefined, undefined]) await report([request], headers)
    assert.equal(await countOf(id), 2)
  })

  it('learns which lines of a batch are wrong, and the others are stored', async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Half broken' })
    const good = line({ application_id: id })
    const wrong: [object, RegExp][] = [
      [{ started_at: now + 3_600_000 }, /future/],
      [{ started_at: now - 100 * 86_400_000 }, /before/],
      [{ started_at: '2026-02-31T00:00:00Z' }, /started_at/],
      [{ request_bytes: -1 }, /request_bytes/],
      [{ latency_ms: -1 }, /latency_ms/],
      [{ application_id: randomUUID() }, /application_id/],
      [{ product_version_id: randomUUID() }, /product_version_id/],
      [{ status: 1000 }, /status/],
      [{ password: 'x' }, /password/],
      [{ path: '/a\0b' }, /NUL/],
      [{ path: '/a\ud800' }, /Unicode/],
      [{ started_at: 1e300 }, /started_at/],
      [{ started_at: '2026-01-01T23:59:60Z' }, /started_at/],
      [{ application_id: application.toUpperCase() }, /application_id/],
      [{ application_id: `urn:uuid:${application}` }, /application_id/],
      [{ path: undefined }, /path/],
    ]
    const lines = wrong.map(([fields]) => JSON.stringify({ ...good, ...fields }))
    const response = await send(
      '',
      [JSON.stringify(good), '{"started', ...lines, JSON.stringify(good), ''].join('\n'),
    )
    const { accepted, rejected } = (await response.json()) as Outcome
    assert.equal(accepted, 2)
    assert.deepEqual(
      rejected.map(({ line }) => line),
      wrong.map((_wrong, n) => n + 3).toSpliced(0, 0, 2),
    )
    assert.match(rejected[0]?.reason ?? '', /JSON/)
    for (const [n, [, reason]] of wrong.entries()) assert.match(rejected[n + 1]?.reason ?? '', reason)
    assert.equal(await countOf(id), 2)
  })

  it("reports as Kong's http-log plugin and as OpenTelemetry", async () => {
    const { id } = await createApplication(developer, 'API key', { name: 'Other formats' })
    const kong = {
      started_at: now - 1_000,
      request: { method: 'GET', uri: '/levels?key=secret', size: '120' },
      response: { status: 200, size: '900' },
      latencies: { request: 31, kong: 1, proxy: 30 },
      consumer: { custom_id: id },
      service: { tags: ['sea', `portal-version:${versions['2.0']}`] },
      client_ip: '192.0.2.7',
    }
    assert.equal((await send('/kong', JSON.stringify([kong, { ...kong, started_at: now }]))).status, 200)
    assert.equal((await send('/kong', JSON.stringify({ ...kong, consumer: null }))).status, 200)
    const text = (key: string, value: string) => ({ key, value: { stringValue: value } })
    const start = BigInt(now - 5_000) * 1_000_000n
    const span = {
      kind: 2,
      startTimeUnixNano: String(start),
      endTimeUnixNano: String(start + 31_000_000n),
      traceId: '5b8efff798038103d269b633813fc60c',
      attributes: [
        text('http.request.method', 'GET'),
        text('url.path', '/levels'),
        { key: 'http.response.status_code', value: { intValue: '200' } },
      ],
    }
    const resource = {
      attributes: [
        text('portal.application.id', id),
        text('portal.product_version.id', versions['2.0'] ?? ''),
      ],
    }
    const spans = [span, { ...span, kind: 3 }, { ...span, attributes: [] }]
    const response = await send(
      '/otlp/v1/traces',
      JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ spans }] }] }),
    )
    const { partialSuccess } = (await response.json()) as { partialSuccess: { rejectedSpans: number } }
    assert.equal(partialSuccess.rejectedSpans, 1)
    assert.equal(await countOf(id), 3)
  })

  it('is refused without a key of this portal, and with a body that is too large or in another format', async () => {
    const other = { authorization: 'Bearer ptg_unknown' }
    assert.equal((await send('', JSON.stringify(line()), other)).status, 401)
    const large = await send('', 'x'.repeat(5 * 1024 * 1024 + 1))
    assert.equal(large.status, 413)
    assert.match(((await large.json()) as { detail: string }).detail, /5120 kB/)
    assert.equal((await send('', '{}', { 'content-type': 'text/plain' })).status, 415)
  })
})

describe('analytics', () => {
  it('shows a developer nothing of the applications of others', async () => {
    await report([line()])
    const filter = [{ dimension: 'APPLICATION', type: 'IN', values: [application] }]
    assert.equal((await ask({ metrics: ['REQUEST_COUNT'], filter }, rival)).status, 403)
    const all = await ask({ metrics: ['REQUEST_COUNT'] }, rival)
    assert.deepEqual(all.body.records, [])
    assert.equal((await ask({ metrics: ['REQUEST_COUNT'] }, portal.visitor())).status, 401)
  })

  it('refuses ranges that are empty, too old, or too finely divided', async () => {
    const metrics = ['REQUEST_COUNT']
    assert.deepEqual(refusalOf(await ask({ metrics, end_ms: now - 7_200_000 })), [400, 'body end_ms min'])
    assert.deepEqual(refusalOf(await ask({ metrics, start_ms: now - 40 * 3_600_000 })), [
      400,
      'body start_ms min',
    ])
    assert.deepEqual(refusalOf(await ask({ metrics, dimensions: ['TIME'], granularity_ms: 10 })), [
      400,
      'body granularity_ms min',
    ])
    assert.deepEqual(refusalOf(await ask({ metrics, dimensions: ['TIME', 'TIME'] })), [
      400,
      'body dimensions invalid',
    ])
  })

  it('says whether there is any, and how far it reaches', async () => {
    const { body } = await call(developer, 'GET /stats/config')
    const requests = { retention_ms: 86_400_000, fields: [] }
    assert.deepEqual(body, { analytics: { percentiles: true, retention_ms: 86_400_000, requests } })
    const off = await realPortal({ settings: { analytics: false }, developers: [robin] })
    try {
      const reader = await off.signedIn(robin)
      assert.deepEqual((await call(reader, 'GET /stats/config')).body, { analytics: null })
      assert.equal((await ask({ metrics: ['REQUEST_COUNT'] }, reader)).status, 404)
    } finally {
      await off.close()
    }
  })
})
