import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
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
import { developerId } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

interface Read {
  started_at: string
  application: { id: string; name: string | null }
  product_version: { id: string; name?: string; product?: { name: string; slug: string } }
  credential: { id: string; display_name?: string; revoked_at?: string | null } | null
  path: string
  status: number
  reason: string | null
  request_id: string | null
  fields: Record<string, string>
}
interface RequestsPage {
  data: Read[]
  meta: { next: string | null }
}

let portal: RealPortal
let developer: PortalVisitor
let rival: PortalVisitor
let gatewayKey: string
let operatorKey: string
let versionId: string
const now = Date.now()

before(async () => {
  const settings = {
    ...strategySettings,
    allowed_time_period: '90d',
    requests: { days: 7, fields: ['user_agent'] },
  }
  portal = await realPortal({ settings, products: [levels], developers: [robin, robinsRival] })
  ;[developer, rival] = [await portal.signedIn(robin), await portal.signedIn(robinsRival)]
  const keyFor = async (role: 'gateway' | 'admin') =>
    (await createKey.run(portal.database, { name: role, role })).lines[0] ?? ''
  ;[gatewayKey, operatorKey] = [await keyFor('gateway'), await keyFor('admin')]
  const { Levels } = await namesAt(developer, '/products')
  versionId = (await namesAt(developer, `/products/${Levels}/versions`))['2.0'] ?? ''
})
after(() => portal.close())

async function report(...requests: object[]): Promise<{ accepted: number; rejected: { reason: string }[] }> {
  const common = {
    started_at: now - 60_000,
    product_version_id: versionId,
    method: 'GET',
    path: '/levels?key=secret',
    status: 200,
    latency_ms: 12,
  }
  const response = await contractFetch(`${portal.url}/api/operator/v1/traffic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/x-ndjson' },
    body: requests.map((request) => JSON.stringify({ ...common, ...request })).join('\n'),
  })
  assert.equal(response.status, 200)
  return (await response.json()) as Awaited<ReturnType<typeof report>>
}

async function read(application: string, query = '', visitor = developer): Promise<RequestsPage> {
  const { status, body } = await call<RequestsPage>(
    visitor,
    `GET /applications/${application}/requests${query}`,
  )
  assert.equal(status, 200)
  return body
}

async function readAsOperator(query = ''): Promise<RequestsPage> {
  const response = await contractFetch(`${portal.url}/api/operator/v1/requests${query}`, {
    headers: { authorization: `Bearer ${operatorKey}` },
  })
  assert.equal(response.status, 200)
  return (await response.json()) as RequestsPage
}

it('a request with a revoked key is found with its reason, by the hash of the key alone', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Revoked key' })
  const { body: key } = await call<{ id: string; credential: string }>(
    developer,
    `POST /applications/${id}/credentials`,
    { display_name: 'Old key' },
  )
  await call(developer, `DELETE /applications/${id}/credentials/${key.id}`)
  const key_hash = createHash('sha256').update(key.credential).digest('hex')
  const outcome = await report(
    { key_hash, status: 401, reason: 'key_revoked', request_id: 'r-1' },
    { key_hash: '0'.repeat(64), status: 401, reason: 'key_unknown' },
    { status: 401, reason: 'key_missing' },
  )
  assert.equal(outcome.accepted, 1)
  assert.match(outcome.rejected[0]?.reason ?? '', /`key_hash` is not the hash of a key/)
  assert.match(outcome.rejected[1]?.reason ?? '', /`application_id` is missing/)

  const { data } = await read(id)
  assert.equal(data.length, 1)
  const [{ application, product_version, credential, path, reason, request_id } = assert.fail()] = data
  assert.deepEqual([application.name, reason, request_id], ['Revoked key', 'key_revoked', 'r-1'])
  assert.deepEqual([product_version.name, product_version.product?.slug], ['2.0', 'levels'])
  assert.equal(path, '/levels')
  assert.equal(credential?.display_name, 'Old key')
  assert.ok(credential?.revoked_at)
})

it('pages go from the latest to the oldest, also within one millisecond, and filters narrow them', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Many' })
  const requests = Array.from({ length: 23 }, (_one, n) => ({
    application_id: id,
    started_at: now - 120_000 - (n < 12 ? 0 : n),
    request_id: `many-${n}`,
    status: n % 2 === 0 ? 200 : 404,
    ...(n === 7 && { status: 429, reason: 'quota_exceeded' }),
  }))
  await report(...requests)
  const seen: Read[] = []
  for (let next: string | null = ''; next !== null;) {
    const page: RequestsPage = await read(id, `?page[size]=5${next && `&page[after]=${next}`}`)
    seen.push(...page.data)
    next = page.meta.next
  }
  assert.deepEqual(
    seen.map(({ request_id }) => request_id).sort(),
    requests.map(({ request_id }) => request_id).sort(),
  )
  const times = seen.map(({ started_at }) => Date.parse(started_at))
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  )
  assert.equal((await read(id, '?filter[status_class]=4&page[size]=100')).data.length, 11)
  assert.deepEqual(
    (await read(id, '?filter[request_id]=many-4')).data.map(({ request_id }) => request_id),
    ['many-4'],
  )
  assert.deepEqual(
    (await read(id, '?filter[reason]=quota_exceeded')).data.map(({ status }) => status),
    [429],
  )
  const wrong = await call(developer, `GET /applications/${id}/requests?page[after]=1;2`)
  assert.equal(wrong.status, 400)
})

it('nothing is kept that the operator does not allow', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Fields' })
  const fields = { query: 'key=secret', network_address: '192.0.2.7', user_agent: 'curl/8' }
  await report({ application_id: id, fields })
  const [{ fields: kept } = { fields: {} }] = (await read(id)).data
  assert.deepEqual(kept, { user_agent: 'curl/8' })
})

it('developers read their own, operators all', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Own' })
  const { id: foreign } = await createApplication(rival, 'API key', { name: 'Foreign' })
  await report({ application_id: id, request_id: 'own' }, { application_id: foreign, request_id: 'foreign' })
  assert.equal((await call(rival, `GET /applications/${id}/requests`)).status, 404)
  assert.equal((await call(portal.visitor(), `GET /applications/${id}/requests`)).status, 401)
  const found = async (query: string) =>
    (await readAsOperator(query)).data.map(({ request_id }) => request_id)
  assert.deepEqual(await found('?filter[request_id]=foreign'), ['foreign'])
  assert.deepEqual(await found(`?filter[application_id]=${id}`), ['own'])
})

it('operators read the requests of one developer, of all applications or one', async () => {
  const [mine, other] = [
    await createApplication(developer, 'API key', { name: 'Of Robin' }),
    await createApplication(rival, 'API key', { name: 'Of the rival' }),
  ]
  await report(
    { application_id: mine.id, request_id: 'of-robin' },
    { application_id: other.id, request_id: 'of-rival' },
  )
  const id = await developerId(portal, robinsRival.email)
  const of = async (query: string) =>
    (await readAsOperator(`?filter[developer_id]=${query}`)).data.map(({ request_id }) => request_id)
  const found = await of(id)
  assert.deepEqual([found.includes('of-rival'), found.includes('of-robin')], [true, false])
  assert.deepEqual(await of(`${id}&filter[application_id]=${other.id}`), ['of-rival'])
  assert.deepEqual(await of(`${id}&filter[application_id]=${mine.id}`), [])
  assert.deepEqual(await of('0b0e4b5a-0000-4000-8000-000000000000'), [])
})

it('older requests only count, and come without what tells one from another', async () => {
  const { id } = await createApplication(developer, 'API key', { name: 'Old' })
  const day = 86_400_000
  await report({ application_id: id, started_at: now - 8 * day, request_id: 'old' })
  assert.deepEqual((await read(id)).data, [])
  const { body } = await call<{ records: { event: object }[] }>(developer, 'POST /stats', {
    start_ms: now - 10 * day,
    end_ms: now,
    metrics: ['REQUEST_COUNT'],
    filter: [{ dimension: 'APPLICATION', type: 'IN', values: [id] }],
  })
  assert.deepEqual(body.records[0]?.event, { REQUEST_COUNT: 1 })
  const config = await call<{ analytics: { requests: object } }>(developer, 'GET /stats/config')
  assert.deepEqual(config.body.analytics.requests, { retention_ms: 7 * day, fields: ['user_agent'] })
})

it('a portal that keeps no single requests shows none', async () => {
  const off = await realPortal({
    settings: { ...strategySettings, requests: { days: 0 } },
    products: [levels],
    developers: [robin],
  })
  try {
    const reader = await off.signedIn(robin)
    const { id } = await createApplication(reader, 'API key', { name: 'None' })
    assert.equal((await call(reader, `GET /applications/${id}/requests`)).status, 404)
    const { body } = await call<{ analytics: { requests: null } }>(reader, 'GET /stats/config')
    assert.equal(body.analytics.requests, null)
  } finally {
    await off.close()
  }
})
