import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { request as httpRequest, METHODS } from 'node:http'
import { it, type TestContext } from 'node:test'
import { operations } from '../../../server/src/routes'
import { call } from '../../support/server/applications'
import { gatewayPortal } from '../../support/server/gateway-portal'
import { realPortal, type RealPortal, type RealPortalOptions } from '../../support/server/portal'
import { robin, tides } from '../../support/server/sample-data'

const environment = { METRICS_ADDRESS: '127.0.0.1:0', LOCK_AFTER: '2' }

async function startedPortal(t: TestContext, options: RealPortalOptions = {}): Promise<RealPortal> {
  const portal = await realPortal({ developers: [robin], products: [tides], environment, ...options })
  t.after(() => portal.close())
  return portal
}

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

async function samplesOf({ metricsUrl }: RealPortal): Promise<Sample[]> {
  const response = await fetch(metricsUrl ?? assert.fail('There are no metrics.'))
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name = '', labels, value] = /^(\w+)(?:\{([^}]*)\})? (\S+)/.exec(line) ?? []
    const pairs = (labels?.split(',') ?? []).map((pair) => pair.split(/=?"/))
    return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }
  })
}

/** Returns the value of the one series with this name and these labels, zero if there is none. */
function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  const found = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )
  assert.ok(found.length <= 1, `${found.length} series ${name}`)
  return found[0]?.value ?? 0
}

it('nothing is served without METRICS_ADDRESS', async (t) => {
  const { metricsUrl } = await startedPortal(t, { environment: {} })
  assert.equal(metricsUrl, undefined)
})

it('the portal itself has no metrics, and their address nothing else', async (t) => {
  const portal = await startedPortal(t)
  const own = portal.metricsUrl ?? ''
  const accept = 'text/plain'
  assert.equal((await fetch(`${portal.url}/metrics`, { headers: { accept } })).status, 404)
  assert.equal((await fetch(new URL('/api/v2/portal', own))).status, 404)
  assert.equal((await fetch(own, { method: 'POST' })).status, 405)
  assert.equal((await fetch(own, { method: 'HEAD' })).status, 200)
})

it('requests, statements, sign-ins, locks, pools, caches and the mail queue are measured', async (t) => {
  const portal = await startedPortal(t)
  const developer = await portal.signedIn(robin)
  for (let count = 0; count < 3; count += 1) await developer.get('/api/v2/products')
  await developer.get('/api/v2/products/3f2b4c5d-0000-4000-8000-000000000000')
  const wrong = { username: 'nobody@example.com', password: 'Wrong-horse-1' }
  for (let count = 0; count < 3; count += 1)
    await portal.visitor().post('/api/v2/developer/authenticate', wrong)

  const samples = await samplesOf(portal)
  const requests = (operation: string, status: string) =>
    valueOf(samples, 'http_request_duration_seconds_count', { operation, status })
  assert.equal(requests('listProducts', '2xx'), 3)
  assert.equal(requests('getProduct', '4xx'), 1)
  assert.equal(requests('authenticate', '2xx'), 1)
  assert.equal(requests('authenticate', '4xx'), 3)
  const signIns = (outcome: string) =>
    valueOf(samples, 'portal_sign_ins_total', { kind: 'developer', method: 'password', outcome })
  assert.deepEqual([signIns('accepted'), signIns('wrong'), signIns('locked')], [1, 2, 1])
  assert.equal(valueOf(samples, 'portal_sign_in_locks_total', { kind: 'developer' }), 1)
  const statement = 'portal_database_statement_duration_seconds_count'
  assert.ok(valueOf(samples, statement, { statement: 'insert sessions', outcome: 'succeeded' }) >= 1)
  const lane = portal.database.engine === 'embedded' ? 'embedded' : 'requests'
  assert.ok(valueOf(samples, 'portal_database_connections_max', { lane }) >= 1)
  const connections = samples.filter(
    ({ name, labels }) => name === 'portal_database_connections' && labels.lane === lane,
  )
  assert.ok(connections.reduce((sum, { value }) => sum + value, 0) >= 1)
  assert.ok(valueOf(samples, 'portal_cache_requests_total', { cache: 'sessions', result: 'hit' }) >= 1)
  // The owner of no account is written nothing, but the mail is ordered, so that nobody can tell.
  assert.ok(valueOf(samples, 'portal_outbox_mails') >= 1)
  assert.ok(valueOf(samples, 'portal_outbox_oldest_seconds') >= 0)
  const { engine } = portal.database
  assert.equal(valueOf(samples, 'portal_build_info', { engine }), 1)
  assert.ok(samples.some(({ name }) => name === 'nodejs_eventloop_lag_p99_seconds'))
})

it('introspections, checks and reported traffic are counted by outcome', async (t) => {
  const { portal, key, application, versions, gatewayKey } = await gatewayPortal(environment)
  t.after(() => portal.close())
  const authorization = `Bearer ${await gatewayKey('metrics')}`
  const introspect = (token: string) =>
    fetch(`${portal.url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ token }),
    })
  for (const token of [key.credential, key.credential, 'none'])
    assert.equal((await introspect(token)).status, 200)
  await fetch(`${portal.url}/gateway/v1/check?version=none`, {
    headers: { 'x-portal-gateway-key': authorization.slice(7) },
  })
  const line = {
    application_id: application.id,
    product_version_id: Object.values(versions)[0],
    started_at: new Date().toISOString(),
    method: 'GET',
    path: '/levels',
    status: 200,
    latency_ms: 1,
  }
  const reported = await fetch(`${portal.url}/api/operator/v1/traffic`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/x-ndjson' },
    body: `${JSON.stringify(line)}\n{}\n`,
  })
  const samples = await samplesOf(portal)
  assert.equal(valueOf(samples, 'portal_introspections_total', { outcome: 'active' }), 2)
  assert.equal(valueOf(samples, 'portal_introspections_total', { outcome: 'token_invalid' }), 1)
  assert.equal(valueOf(samples, 'portal_checks_total', { outcome: 'version_unknown' }), 1)
  assert.equal(reported.status, 200)
  assert.equal(valueOf(samples, 'portal_traffic_requests_total', { outcome: 'stored' }), 1)
  assert.equal(valueOf(samples, 'portal_traffic_requests_total', { outcome: 'rejected' }), 1)
})

it('whatever clients send, the values of labels are few', async (t) => {
  const portal = await startedPortal(t)
  const developer = await portal.signedIn(robin)
  await Promise.all(
    Array.from({ length: 40 }, async (_, count) => {
      const odd = `x${count}-${Math.random()}`
      for (const path of [
        `/${odd}`,
        `/api/v2/products/${odd}`,
        `/api/v2/${odd}/${odd}`,
        `/kit/${odd}.js`,
        `/api/v2/products?${odd}=1`,
        `/%E0%A4%A${odd}`,
        `/api/v2/products/${odd.repeat(100)}`,
      ])
        await fetch(portal.url + path)
      await call(developer, `GET /applications/${odd}`)
    }),
  )
  for (const method of METHODS) await sent(`${portal.url}/api/v2/products`, method)
  await sent(`${portal.url}/gateway/v1/check`, 'PROPFIND')

  const known = new Set([
    ...operations.map(({ id }) => id),
    'page',
    'none',
    '/kit/*',
    '/healthz',
    '/readyz',
    '*',
    '/api/*',
  ])
  const samples = await samplesOf(portal)
  const requests = samples.filter(({ name }) => name.startsWith('http_request_duration_seconds'))
  const values = [...new Set(requests.map(({ labels }) => labels.operation ?? ''))]
  assert.deepEqual(
    values.filter((value) => !known.has(value)),
    [],
  )
  assert.ok(values.includes('none'))
  for (const { name, labels } of samples)
    for (const value of Object.values(labels)) assert.match(value, /^[\w .:+*/-]{1,60}$/, name)
})

it('the documentation names every metric of the portal', async (t) => {
  const portal = await startedPortal(t)
  const text = await (await fetch(portal.metricsUrl ?? '')).text()
  const kept = [...text.matchAll(/^# TYPE ((?:portal|http)_\w+)/gm)].map(([, name]) => name)
  const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const named = [...guide.matchAll(/^\| `((?:portal|http)_\w+)` /gm)].map(([, name]) => name)
  assert.deepEqual(named.toSorted(), kept.toSorted())
})

/** With any method, which `fetch` does not send. */
async function sent(url: string, method: string): Promise<void> {
  await new Promise<void>((ended) => {
    const request = httpRequest(url, { method }, (response) => response.resume().once('close', ended))
    request.once('error', () => ended())
    request.once('upgrade', (_response, socket) => socket.destroy())
    request.once('connect', (_response, socket) => socket.destroy())
    request.once('close', () => ended())
    request.end()
  })
}
