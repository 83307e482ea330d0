import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { createKey } from '../../../server/src/commands/keys'
import type { Database } from '../../../server/src/store/database'
import type { TrafficQuery, TrafficRequest } from '../../../server/src/traffic/traffic-query'
import type { TrafficStore } from '../../../server/src/traffic/traffic-store'
import { testDatabase } from '../../support/server/database-pool'
import { testTraffic } from '../../support/server/test-traffic'
import { until } from '../../support/server/until'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const day = Date.parse('2026-03-28T00:00:00Z')
const [own, other] = [randomUUID(), randomUUID()]
const versions = [randomUUID(), randomUUID()]

let database: Database
let traffic: TrafficStore
let gatewayId: string
const stored: TrafficRequest[] = []

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function requestsOf(count: number, seed: number, from: number, to: number): TrafficRequest[] {
  const random = randomNumbers(seed)
  return Array.from({ length: count }, () => ({
    startedAt: new Date(Math.floor(from + random() * (to - from))),
    applicationId: random() < 0.8 ? own : other,
    productVersionId: versions[random() < 0.6 ? 0 : 1] ?? '',
    credentialId: null,
    status: [200, 200, 200, 201, 404, 429, 500][Math.floor(random() * 7)] ?? 200,
    method: 'GET',
    path: '/levels',
    latencyMs: Math.fround(Math.exp(random() * 8 - 1)),
    requestBytes: Math.floor(random() * 2_000),
    responseBytes: Math.floor(Math.exp(random() * 12)),
    requestId: null,
    reason: null,
    fields: null,
  }))
}

async function append(requests: TrafficRequest[]): Promise<void> {
  const outcome = { accepted: requests.length, rejected: [] }
  await traffic.append({ gatewayId, id: randomUUID(), requests, outcome })
  stored.push(...requests)
}

const query = (more: Partial<TrafficQuery> = {}): TrafficQuery => ({
  measure: 'requests',
  start: day,
  end: day + 3 * dayMs,
  dimensions: [],
  filters: [],
  applications: [own],
  ...more,
})

/** The same by going through every request. */
function expected({ start, end, granularity, measure, dimensions, applications }: TrafficQuery) {
  const groups = new Map<string, number[]>()
  for (const request of stored) {
    const at = request.startedAt.getTime()
    if (at < start || at >= end || !applications.includes(request.applicationId)) continue
    const values = {
      application_id: request.applicationId,
      product_version_id: request.productVersionId,
      status: String(request.status),
      status_class: String(Math.floor(request.status / 100)),
    }
    const bucket = granularity === undefined ? 0 : Math.floor((at - start) / granularity)
    const key = [bucket, ...dimensions.map((dimension) => values[dimension])].join(' ')
    const of = measure === 'requests' ? 'latency' : measure.of
    const value = {
      latency: request.latencyMs,
      request_size: request.requestBytes,
      response_size: request.responseBytes,
    }[of]
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return new Map(
    [...groups].map(([key, values]) => {
      if (measure === 'requests') return [key, values.length]
      const sorted = values.sort((a, b) => a - b)
      return [key, sorted[Math.ceil(measure.quantile * sorted.length) - 1] ?? NaN]
    }),
  )
}

async function compare(asked: TrafficQuery): Promise<void> {
  const groups = await traffic.query(asked)
  const wanted = expected(asked)
  assert.equal(groups.length, wanted.size)
  for (const { bucket, keys, value } of groups) {
    const exact = wanted.get([bucket, ...keys].join(' '))
    assert.ok(exact !== undefined, `no group ${bucket} ${keys.join(' ')}`)
    const tolerance = asked.measure === 'requests' ? 0 : exact * 0.0101
    assert.ok(Math.abs(value - exact) <= tolerance, `${value} instead of ${exact}`)
  }
}

/** As the dashboard asks, from a day that begins within an hour of UTC to one that begins at it. */
async function compareAll(): Promise<void> {
  const quantiles = [
    { of: 'latency', quantile: 0.99 },
    { of: 'request_size', quantile: 0.95 },
    { of: 'response_size', quantile: 0.5 },
  ] as const
  for (const offset of [0, 5.5 * hourMs]) {
    const range = { start: day + dayMs - offset, end: day + 2.5 * dayMs - offset }
    await compare(query({ ...range, granularity: dayMs, dimensions: ['product_version_id'] }))
    await compare(query({ ...range, granularity: 12 * 60_000 }))
    await compare(query({ ...range, dimensions: ['status', 'product_version_id'] }))
    for (const measure of quantiles) {
      await compare(query({ ...range, measure, granularity: dayMs, dimensions: ['product_version_id'] }))
      await compare(query({ ...range, measure, dimensions: ['status_class'] }))
    }
  }
  // A quarter of an hour apart, days begin with requests, half hours and hours.
  const range = { start: day + dayMs - 5.75 * hourMs, end: day + 2.5 * dayMs, granularity: dayMs }
  for (const measure of ['requests', quantiles[0]] as const) await compare(query({ ...range, measure }))
}

before(async () => {
  database = await testDatabase()
  traffic = await testTraffic(database.db)
  await createKey.run(database, { name: 'edge', role: 'gateway' })
  ;({ id: gatewayId } = await database.db.selectFrom('access_keys').select('id').executeTakeFirstOrThrow())
  await append(requestsOf(6_000, 1, day, day + 3 * dayMs))
})
after(async () => {
  await traffic.close()
  await database.close()
})

describe('traffic', () => {
  it('answers from requests, from rollups, and from both, with the same numbers', async () => {
    await compareAll()
    await traffic.rollUp(new Date(day + 1.5 * dayMs))
    await compareAll()
    await traffic.rollUp(new Date(day + 4 * dayMs))
    await compareAll()
  })

  it('counts requests that arrive after their hour was counted', async () => {
    await append(requestsOf(500, 2, day + dayMs, day + dayMs + hourMs))
    await compareAll()
    await traffic.rollUp(new Date(day + 5 * dayMs))
    await compareAll()
  })

  it('stores a batch once, also if both attempts arrive together', async () => {
    const requests = requestsOf(100, 3, day, day + hourMs)
    const batch = { gatewayId, id: 'once', requests, outcome: { accepted: 100, rejected: [] } }
    const outcomes = await Promise.all([traffic.append(batch), traffic.append(batch)])
    assert.deepEqual(outcomes, [batch.outcome, batch.outcome])
    stored.push(...requests)
    await compare(query({ dimensions: ['status'] }))
  })

  it('counts whatever two processes append and count at the same time', async () => {
    const batches = Array.from({ length: 8 }, (_batch, n) => requestsOf(50, 10 + n, day, day + 2 * hourMs))
    await Promise.all([
      ...batches.map((requests) => append(requests)),
      ...batches.map(() => traffic.rollUp(new Date(day + 5 * dayMs))),
    ])
    await compare(query({ dimensions: ['status'] }))
    await traffic.rollUp(new Date(day + 5 * dayMs))
    await compare(query({ dimensions: ['status'] }))
  })

  it('tells percentiles within 1 % whatever was measured', async () => {
    const random = randomNumbers(30)
    const sizes = [
      () => (random() < 0.9 ? 0 : 2_147_483_647 * random()),
      () => Math.exp(random() * 21),
      () => (random() < 0.98 ? 40 : 4_000),
      () => 1_000 * random(),
    ]
    const applications = sizes.map(() => randomUUID())
    await append(
      sizes.flatMap((size, n) =>
        requestsOf(700, 31 + n, day + 2 * hourMs, day + 4 * hourMs).map((request) => ({
          ...request,
          applicationId: applications[n] ?? '',
          latencyMs: Math.fround(size() / 25),
          requestBytes: Math.floor(size()),
          responseBytes: Math.floor(size()),
        })),
      ),
    )
    const everyOne = query({ applications, dimensions: ['application_id'] })
    for (let run = 0; run < 2; run += 1) {
      for (const of of ['latency', 'request_size', 'response_size'] as const)
        for (const quantile of [0.5, 0.95, 0.99]) await compare({ ...everyOne, measure: { of, quantile } })
      await compare({ ...everyOne, dimensions: ['application_id', 'status'] })
      await traffic.rollUp(new Date(day + 5 * dayMs))
    }
  })

  it('leaves of old days what the figures need, and everything of younger ones', async () => {
    const details = {
      applicationId: other,
      credentialId: randomUUID(),
      requestId: 'r-1',
      reason: 'key_revoked',
    }
    const detailedAt = (at: number) =>
      requestsOf(1, 20, at, at + 1).map((request) => ({
        ...request,
        ...details,
        fields: { user_agent: 'curl' },
      }))
    await append([...detailedAt(day + dayMs - 1), ...detailedAt(day + dayMs)])
    const read = async () => {
      const found = await traffic.listRequests({
        applications: [other],
        since: new Date(day),
        after: { startedAt: day + dayMs, read: 0 },
        limit: 2,
        filters: {},
      })
      return found.map(({ credentialId, requestId, reason, fields }) => ({
        credentialId,
        requestId,
        reason,
        fields,
      }))
    }
    for (const before of [day + dayMs - 1, day + dayMs, day + dayMs])
      await traffic.removeDetails(new Date(before))
    const { credentialId, requestId, reason } = details
    // ClickHouse carries it out by itself, and lists the older request without its details. No server asks for it any more.
    const younger = async () => (await read()).filter((request) => request.requestId !== null)
    await until(async () => (await younger()).length === 1, 'the older request has lost its ID')
    assert.deepEqual(await younger(), [{ credentialId, requestId, reason, fields: { user_agent: 'curl' } }])
    for (const older of (await read()).slice(1))
      assert.deepEqual(older, { credentialId: null, requestId: null, reason: null, fields: null })
    await compare(query({ applications: [other] }))
  })

  it('removes what is older than the portal keeps, a day at a time', async () => {
    await traffic.purge(new Date(day + 1.2 * dayMs))
    const isEmpty = async () => (await traffic.query(query({ end: day + dayMs }))).length === 0
    await until(isEmpty, 'the requests of the first day are gone')
    const rest = query({ start: day + dayMs })
    await compare(rest)
  })
})
