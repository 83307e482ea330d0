/**
 * `npm run test:proxies`: the configurations of reverse proxies in demo/proxies and demo/haproxy, in Debian's packages before two nodes of the
 * built server.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, it, type TestContext } from 'node:test'
import { openDatabase } from '../../server/src/open-database'
import { startWriters } from '../support/server/acknowledged-writes'
import { freePort } from '../support/server/free-port'
import { preparePortal, startNodes } from '../support/server/nodes'
import { processDatabase } from '../support/server/process-database'
import { portalServer } from '../support/server/processes'
import { robin } from '../support/server/sample-data'
import { until } from '../support/server/until'
import { type ReverseProxy, reverseProxies, startReverseProxy } from './proxies'
import { clientAddress, type ProxiedResponse, requested } from './requested'

const megabyte = 1024 * 1024
const credentials = JSON.stringify({ username: robin.email, password: robin.password })
const asJson = { 'content-type': 'application/json' }

/** What a client could write to be taken for another one. */
const forged = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'elsewhere.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=203.0.113.7;host=elsewhere.example;proto=https',
}

/** Starts two nodes behind the proxy. */
async function startSite(t: TestContext, proxy: ReverseProxy) {
  const { options } = await processDatabase(t)
  const { environment: prepared, ...portal } = await preparePortal(t, String(options.databaseUrl))
  const port = await freePort()
  const url = `http://localhost:${port}`
  // As if there were one proxy more: an address that a client wrote counts if it arrives.
  const environment = { ...prepared, PUBLIC_URL: url, TRUST_PROXY: '2', STOP_DELAY_SECONDS: '4' }
  const nodes = await startNodes(t, environment)
  await startReverseProxy(t, proxy, port, nodes.addresses)
  await until(async () => (await requested(url, 'GET /readyz')).status === 200, 'the portal is ready')
  return { url, nodes, environment, portal: { ...portal, urls: [url] }, options }
}

type Site = Awaited<ReturnType<typeof startSite>>

/** Starts a server in the place of both nodes. */
async function startStandIn(
  t: TestContext,
  proxy: ReverseProxy,
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(respond)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const port = await freePort()
  await startReverseProxy(t, proxy, port, [address, address])
  const url = `http://localhost:${port}`
  await until(async () => (await requested(url, 'GET /readyz')).status === 200, 'the proxy finds the server')
  return url
}

function assertProblem({ status, headers, body }: ProxiedResponse, expected: number): void {
  assert.equal(status, expected, body)
  assert.match(headers['content-type'] ?? '', /^application\/problem\+json/)
  const problem = JSON.parse(body) as { status: number; detail: string }
  assert.equal(problem.status, expected)
  assert.match(problem.detail, /\w/)
  if (expected === 503) assert.ok(Number(headers['retry-after']) > 0, 'Retry-After')
}

async function tellSignIn({ url, environment }: Site, t: TestContext): Promise<void> {
  const { status, headers } = await requested(url, 'POST /api/v2/developer/authenticate', {
    headers: { ...asJson, ...forged, origin: url },
    body: credentials,
  })
  assert.equal(status, 204)
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '')
  // Over https their names have a prefix.
  assert.ok(cookies.some((cookie) => cookie.startsWith('portalaccesstoken=')))
  const me = await requested(url, 'GET /api/v2/developer/me', { headers: { cookie: cookies.join('; ') } })
  assert.equal(me.status, 200)
  assert.match(me.body, /robin@example\.com/)

  const { out } = await portalServer(t, ['audit', '--action', 'sign-in', '--json'], environment)
  const entries = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string; network_address?: string })
  assert.deepEqual(
    entries.filter(({ action }) => action === 'sign-in.success').map((entry) => entry.network_address),
    [clientAddress],
    out,
  )
}

async function tellUploads({ url, portal, environment }: Site, t: TestContext): Promise<void> {
  const { out } = await portalServer(t, ['keys', 'create', 'robot', '--role', 'import'], environment)
  const gateway = { authorization: `Bearer ${portal.gatewayKey}`, 'content-type': 'application/x-ndjson' }
  const importer = { authorization: `Bearer ${out.trim()}`, 'content-type': 'application/gzip' }
  const lines = (size: number) => Buffer.alloc(size, `${' '.repeat(2000)}{}\n`)

  const form = { headers: asJson, body: Buffer.alloc(2 * megabyte, ' ') }
  assertProblem(await requested(url, 'POST /api/v2/developer/authenticate', form), 413)
  const report = (size: number) =>
    requested(url, 'POST /api/operator/v1/traffic', { headers: gateway, body: lines(size) })
  assertProblem(await report(6 * megabyte), 413)
  const stored = await report(4 * megabyte)
  assert.equal(stored.status, 200, stored.body.slice(0, 200))
  const imported = (size: number) =>
    requested(url, 'POST /api/operator/v1/imports', { headers: importer, body: randomBytes(size) })
  assertProblem(await imported(65 * megabyte), 413)
  // It arrives, and is no archive.
  const { status, body } = await imported(10 * megabyte)
  assert.equal(status, 422, body)
  assert.match(body, /archive/)
}

/** Restarts one node after the other while clients write and others read. */
async function tellRestart({ url, nodes, portal, options }: Site): Promise<void> {
  const database = await openDatabase(options)
  try {
    const writers = await startWriters(portal, { database })
    const more = async (count: number) => {
      const before = writers.acknowledged
      await until(
        () => writers.acknowledged >= before + count,
        `${count} more writes are acknowledged`,
        60_000,
      )
    }
    let isOver = false
    const reads = new Map<number, number>()
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { status } = await requested(url, 'GET /api/v2/portal')
        reads.set(status, (reads.get(status) ?? 0) + 1)
      }
    })
    await more(20)
    for (const node of [0, 1] as const) {
      await nodes.kill(node, 'SIGTERM')
      await more(50)
      await nodes.start(node)
      // The proxy has to notice that it is back, before it is the only one.
      await until(async () => (await fetch(`${nodes.urls[node]}/readyz`)).status === 200, 'the node is ready')
      await more(100)
    }
    isOver = true
    await Promise.all(readers)
    await writers.stop()
    const { refused, lost, doubled, unexpected } = await writers.outcome({ database })
    assert.deepEqual([...refused], [])
    assert.deepEqual({ lost, doubled, unexpected }, { lost: [], doubled: [], unexpected: [] })
    assert.deepEqual([...reads.keys()], [200], JSON.stringify([...reads]))
  } finally {
    await database.close()
  }
}

async function tellOutage({ url, nodes }: Site, proxy: ReverseProxy): Promise<void> {
  const signIn = () =>
    requested(url, 'POST /api/v2/developer/authenticate', { headers: asJson, body: credentials })
  await nodes.kill(0)
  if (proxy.losesBodies)
    await until(
      async () => (await signIn()).status === 204 && (await signIn()).status === 204,
      'the proxy notices',
    )
  for (let count = 0; count < 10; count += 1) {
    const { status, body } = await signIn()
    assert.equal(status, 204, `after the end of a node: ${body}`)
  }
  await nodes.kill(1)
  // Also before the proxy has noticed that no node is there.
  for (let count = 0; count < 4; count += 1) {
    assertProblem(await signIn(), 503)
    assertProblem(await requested(url, 'GET /api/v2/portal'), 503)
  }
  await nodes.start(1)
  await until(async () => (await signIn()).status === 204, 'the portal is back')
}

for (const proxy of reverseProxies)
  describe(proxy.name, () => {
    it('passes requests on as they are, but for what says who sent them', async (t) => {
      let arrived: IncomingMessage['headers'] = {}
      const url = await startStandIn(t, proxy, (request, response) => {
        if (request.url === '/api/v2/portal') arrived = request.headers
        response.end()
      })
      const trace = {
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        tracestate: 'vendor=value',
      }
      await requested(url, 'GET /api/v2/portal', { headers: { ...forged, ...trace } })
      const { host } = new URL(url)
      const expected = {
        ...trace,
        host,
        'x-forwarded-for': clientAddress,
        'x-forwarded-host': host,
        'x-forwarded-proto': 'http',
        forwarded: undefined,
      }
      const actual = Object.fromEntries(Object.keys(expected).map((name) => [name, arrived[name]]))
      assert.deepEqual(actual, expected)
    })

    it('sends no write again that was sent', async (t) => {
      const arrived: string[] = []
      const url = await startStandIn(t, proxy, (request, response) => {
        if (request.url === '/readyz') return void response.end()
        text(request)
          .then(() => {
            arrived.push(`${request.method} ${request.url}`)
            request.socket.destroy()
          })
          .catch(() => undefined)
      })
      for (const method of ['POST', 'PATCH'])
        assertProblem(
          await requested(url, `${method} /api/v2/applications`, { headers: asJson, body: '{}' }),
          502,
        )
      assert.deepEqual(arrived, ['POST /api/v2/applications', 'PATCH /api/v2/applications'])
    })

    it('serves the portal through a restart of its nodes and an outage', async (t) => {
      const site = await startSite(t, proxy)
      await t.test('a sign-in has the address of the client', (t) => tellSignIn(site, t))
      await t.test('uploads that are too large get 413', (t) => tellUploads(site, t))
      await t.test('nodes are restarted one after the other, and no request fails', () => tellRestart(site))
      await t.test('without a node there is 503 with Retry-After', () => tellOutage(site, proxy))
    })
  })
