import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { demoPortal, developer } from '../test/e2e/support/demo-portal'
import { migratedPostgres } from '../test/support/server/database'
import { portalVisitor, type PortalVisitor } from '../test/support/server/visitor'
import { startGateway } from './gateways'
import { median, percentile, type Row } from './table'

export const GATEWAY_HEAD: Row = ['', 'median', 'p99', 'target']

const RUNS = 3
const SECONDS = 4
const CONNECTIONS = 16
const CREDENTIALS = 100_000
const REVOCATIONS = 50
const REQUESTS = 2_000
const WARM_UP = 200
const version = 'coast-forecast/v1'

/** Applications with a key each, all registered for the version. */
const fill = `
  with made as (
    insert into applications (developer_id, strategy_id, name, reference_id)
    select accounts.id, auth_strategies.id, 'Buoy ' || number, 'buoy-' || number
    from generate_series(1, ${CREDENTIALS}) as number,
      (select id from accounts limit 1) as accounts,
      (select id from auth_strategies where credential_type = 'key_auth' limit 1) as auth_strategies
    returning id
  ), keys as (
    insert into credentials (application_id, display_name, key_hash)
    select id, 'Key', encode(sha256(id::text::bytea), 'hex') from made
  )
  insert into registrations (application_id, version_id, status)
  select made.id, product_versions.id, 'approved' from made, product_versions
  join products on products.id = product_versions.product_id
  where slug || '/' || product_versions.name = '${version}'`

interface Registered {
  id: string
  key: string
}

async function registeredApplication(visitor: PortalVisitor): Promise<Registered> {
  async function read<T>(path: string, body?: object): Promise<T> {
    const response = await (body ? visitor.post(path, body) : visitor.get(path))
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  type List = { data: { id: string; name: string; credential_type?: string }[] }
  const strategies = await read<List>('/api/v2/applications/auth-strategies')
  const strategy = strategies.data.find(({ credential_type }) => credential_type === 'key_auth')
  const { id } = await read<{ id: string }>('/api/v2/applications', {
    name: 'Checked',
    auth_strategy_id: strategy?.id,
  })
  const products = await read<List>('/api/v2/products?page[size]=100')
  const product = products.data.find(({ name }) => name === 'Coast Forecast')
  const versions = await read<List>(`/api/v2/products/${product?.id}/versions`)
  const product_version_id = versions.data.find(({ name }) => name === 'v1')?.id
  await read(`/api/v2/applications/${id}/registrations`, { product_version_id })
  const { credential } = await read<{ credential: string }>(`/api/v2/applications/${id}/credentials`, {})
  return { id, key: credential }
}

interface Load {
  perSecond: number
  p99: number
}

async function load(url: string, headers: Record<string, string>): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...{ url, headers, connections: CONNECTIONS, duration: SECONDS },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url} responded with ${non2xx} errors.`)
  return { perSecond: requests.average, p99: latency.p99 }
}

async function firstUrl(child: ChildProcess): Promise<string> {
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /http:\/\/[\d.]+:\d+/.exec(line)?.[0]
      if (found) return found
    }
  throw new Error('A program ended before it listened.')
}

/** Milliseconds from the response to a revocation to the first refusal, for keys one after the other. */
async function revocations(visitor: PortalVisitor, id: string, check: string): Promise<number[]> {
  const taken: number[] = []
  for (let run = 0; run < REVOCATIONS; run += 1) {
    const path = `/api/v2/applications/${id}/credentials`
    const made = (await (await visitor.post(path, {})).json()) as { id: string; credential: string }
    const status = async () => (await fetch(check, { headers: { 'x-api-key': made.credential } })).status
    while ((await status()) !== 200) await wait(5)
    await visitor.fetch(`${path}/${made.id}`, { method: 'DELETE' })
    const begun = performance.now()
    while ((await status()) === 200) await wait(2)
    taken.push(performance.now() - begun)
  }
  return taken
}

/** One request after the other through both, in turn. @returns what the check at the agent adds. */
async function addedLatency(name: string, plain: string, checked: string, key: string): Promise<Row> {
  const taken: Record<string, number[]> = { [plain]: [], [checked]: [] }
  for (let run = 0; run < REQUESTS + WARM_UP; run += 1)
    for (const url of [plain, checked]) {
      const begun = performance.now()
      const response = await fetch(`${url}/coast/v1/stations`, { headers: { 'x-api-key': key } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${name} responded with ${response.status}.`)
      if (run >= WARM_UP) taken[url]?.push(performance.now() - begun)
    }
  const added = (share: number) =>
    `${(percentile(taken[checked] ?? [], share) - percentile(taken[plain] ?? [], share)).toFixed(2)} ms`
  return [`${name}: latency that the check at the agent adds`, added(0.5), added(0.99), '']
}

async function residentMegabytes({ pid }: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`
}

/** Checks at the server and at the agent, in turn with a bare route that responds with the same bytes, and what the agent costs. */
export async function gatewayCosts(
  postgresql: string,
  settings: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const stored = await migratedPostgres(postgresql)
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const portal = await demoPortal({ ...settings, DATABASE_URL: stored.databaseUrl })
  const children: ChildProcess[] = []
  const start = (args: readonly string[]) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    return child
  }
  try {
    const visitor = portalVisitor(portal.url)
    const { email: username, password } = developer
    await visitor.post('/api/v2/developer/authenticate', { username, password })
    // Before the others, which are more than a developer may have.
    const { id, key } = await registeredApplication(visitor)
    const client = new pg.Client(stored.databaseUrl)
    await client.connect()
    await client.query(fill)
    // As autovacuum does a minute later. Without it PostgreSQL reads whole tables for each application.
    await client.query('analyze')
    await client.end()
    const gatewayKey = (await portal.command(['keys', 'create', 'bench', '--role', 'gateway'])).trim()
    await writeFile(join(folder, 'key'), gatewayKey)

    const begun = performance.now()
    const agent = start([
      ...['agent/bin/portal-gateway.mjs', '--portal', portal.url, '--key-file', join(folder, 'key')],
      ...['--data-dir', join(folder, 'agent'), '--listen', '127.0.0.1:0', '--report', 'none'],
    ])
    const agentUrl = await firstUrl(agent)
    while ((await fetch(`${agentUrl}/readyz`)).status !== 200) await wait(20)
    const snapshotSeconds = (performance.now() - begun) / 1000
    const snapshotFile = join(folder, 'agent/snapshot.jsonl')
    while (!(await stat(snapshotFile).catch(() => undefined))) await wait(20)
    const { size } = await stat(snapshotFile)

    const query = `/gateway/v1/check?version=${version}`
    const headers = { 'x-api-key': key, 'x-portal-gateway-key': gatewayKey }
    const { headers: sent } = await fetch(agentUrl + query, { headers })
    const isOwn = (name: string) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name)
    const same = Object.fromEntries([...sent].filter(([name]) => isOwn(name)))
    const bareUrl = await firstUrl(start(['bench/bare-check.mjs', JSON.stringify(same)]))
    const urls = [bareUrl, agentUrl, portal.url].map((url) => url + query)
    for (const url of urls) await load(url, headers)
    const measured: Load[][] = []
    for (let run = 0; run < RUNS; run += 1) {
      const loads: Load[] = []
      for (const url of urls) loads.push(await load(url, headers))
      measured.push(loads)
    }
    const names = [
      'bare node:http route, the same bytes',
      'check at the agent',
      'check at the server, PostgreSQL',
    ]
    const of = (at: number, value: keyof Load) => median(measured.map((loads) => loads[at]?.[value] ?? 0))
    const share = median(measured.map(([bare, own]) => (own?.perSecond ?? 0) / (bare?.perSecond ?? 1)))
    const memory = await residentMegabytes(agent)
    const gateways: Row[] = []
    for (const program of ['nginx', 'caddy'] as const) {
      const common = { api: new URL(bareUrl).host, portal: new URL(agentUrl).host, gatewayKey }
      const [plain, checked] = [
        await startGateway(program, { ...common, isChecked: false }),
        await startGateway(program, { ...common, isChecked: true }),
      ]
      try {
        gateways.push(await addedLatency(program, plain.url, checked.url, key))
      } finally {
        await Promise.all([plain.close(), checked.close()])
      }
    }
    const taken = await revocations(visitor, id, agentUrl + query)
    return [
      ...names.map((name, at): Row => [
        ...[`${name}, ${CONNECTIONS} connections`, `${Math.round(of(at, 'perSecond'))} /s`],
        ...[`${of(at, 'p99')} ms`, ''],
      ]),
      ['agent beside the bare route', `${Math.round(share * 100)} %`, '', '60 %'],
      ...gateways,
      [`snapshot of ${CREDENTIALS} credentials, start to ready`, `${snapshotSeconds.toFixed(1)} s`, '', ''],
      ['its size on disk', `${(size / 1e6).toFixed(1)} MB`, '', ''],
      ['memory of the agent with it', memory, '', ''],
      [
        ...[`revocation to refusal at the agent, ${REVOCATIONS} keys`, `${Math.round(median(taken))} ms`],
        ...[`max ${Math.round(Math.max(...taken))} ms`, '5 s'],
      ],
    ]
  } finally {
    for (const child of children) child.kill()
    await portal.remove()
    await stored.drop()
    await rm(folder, { recursive: true, maxRetries: 3 })
  }
}
