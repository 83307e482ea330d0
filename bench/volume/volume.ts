/**
 * A portal with a million applications on PostgreSQL: each list, search and look-up with a new page or term each time, 200 developers
 * at once, imports of 1,000 products, and the slowest statements.
 *
 * The database takes a quarter of an hour to make. It is kept, under the name `portal_volume` and the schema's version, for the next run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readAuditLog } from '../../server/src/commands/read-audit-log'
import { openDatabase } from '../../server/src/open-database'
import { hashPassword } from '../../server/src/rules/passwords'
import { type BuiltPortal, builtPortal } from '../../test/e2e/support/built-portal'
import { strategySettings } from '../../test/support/strategies'
import { writeContent } from '../../test/support/server/written-content'
import { memoryOf } from '../memory'
import { percentile, type Row } from '../table'
import { FULL, fillSteps, type Volume } from './fill'
import { volumeProducts } from './products'
import { type MeasuredRequest, measuredRequests } from './requests'

export const VOLUME_HEAD: Row = ['', 'p50', 'p99', 'target']

const PRODUCTS = 1_000
const REQUESTS = 60
const DEVELOPERS = 200
const LOAD_SECONDS = 120
const DATABASE = 'portal_volume'
const password = 'Volume-of-bench-1'

/** The bench itself sends more than a program may, from one address, and the oldest half of its audit log is older than a year. */
const settings = {
  SIGN_IN_PER_ADDRESS: '10000',
  SIGN_IN_PER_ACCOUNT: '10000',
  READS_PER_CALLER: '10000000',
  AUDIT_DAYS: '36500',
}

const someEmail =
  ({ applications }: Volume) =>
  (number: number) =>
    `developer-${1 + ((number * 4_801) % applications)}@volume.example`

/** @param server - URL of any database on a PostgreSQL server that may make more. */
export async function volumeCosts(server: string, volume: Volume = FULL): Promise<Row[]> {
  const name = `${DATABASE}_${volume.applications}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const isNew = await createDatabase(server, name)
  const portal = await builtPortal({ ...settings, DATABASE_URL: url.href })
  const folder = await mkdtemp(join(tmpdir(), 'volume-'))
  try {
    if (isNew) await fill(portal, url.href, folder, volume)
    await portal.start()
    const requests = measuredRequests(someEmail(volume))
    const operator = { authorization: `Bearer ${await operatorKey(portal)}` }
    await resetStatistics(url.href)
    const rows = [
      ...(await requestTimes(portal.url, requests, 'operator', operator)),
      ...(await auditTimes(url.href, someEmail(volume))),
    ]
    // Sessions are renewed by browsers only, so they begin when they are needed.
    const cookies = await signInAll(portal.url)
    rows.push(
      ...(await requestTimes(portal.url, requests, 'developer', { cookie: cookies[0] ?? '' })),
      ...(await manyDevelopers(portal, requests, cookies)),
      ...(await importTimes(portal, folder)),
      ...(await slowestStatements(url.href)),
    )
    return rows
  } finally {
    await portal.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function createDatabase(server: string, name: string): Promise<boolean> {
  const rows = await inDatabase(server, (client) =>
    client.query('select 1 from pg_database where datname = $1', [name]).then(({ rows: found }) => found),
  )
  if (rows.length > 0) return false
  await inDatabase(server, (client) => client.query(`create database ${name}`))
  return true
}

async function inDatabase<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

async function fill(portal: BuiltPortal, url: string, folder: string, volume: Volume): Promise<void> {
  await portal.command(['migrate'])
  process.stderr.write(`import of ${PRODUCTS} products: ${duration(await importProducts(portal, folder))}\n`)
  await inDatabase(url, async (client) => {
    await client.query('set synchronous_commit = off')
    await client.query("set work_mem = '256MB'")
    await client.query("set maintenance_work_mem = '1GB'")
    for (const { name, statement } of fillSteps(volume)) {
      const started = performance.now()
      await client.query(statement)
      process.stderr.write(`${name}: ${seconds(started)}\n`)
    }
    await client.query(
      `update accounts set password_hash = $1, status = 'approved'
       where id in (select developer_id from made where n <= $2)`,
      [await hashPassword(password), DEVELOPERS],
    )
    await client.query('vacuum analyze')
  })
}

async function importProducts(portal: BuiltPortal, folder: string, changed?: number): Promise<number> {
  await writeContent(folder, { ...strategySettings, public: false }, volumeProducts(PRODUCTS, changed))
  const started = performance.now()
  await portal.command(['import', '--yes', folder])
  return performance.now() - started
}

async function operatorKey(portal: BuiltPortal): Promise<string> {
  const printed = await portal.command(['keys', 'create', '--role', 'admin', '--replace', '--json', 'bench'])
  return (JSON.parse(printed) as { key: string }).key
}

async function signInAll(portal: string): Promise<string[]> {
  const cookies: string[] = []
  for (let number = 1; number <= DEVELOPERS; number += 1) {
    const response = await fetch(`${portal}/api/v2/developer/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `developer-${number}@volume.example`, password }),
    })
    if (!response.ok) throw new Error(`Signing in responded with ${response.status}.`)
    cookies.push(
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; '),
    )
  }
  return cookies
}

async function requestTimes(
  portal: string,
  requests: readonly MeasuredRequest[],
  caller: MeasuredRequest['by'],
  headers: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of requests.filter(({ by }) => by === caller)) {
    const times: number[] = []
    let next: string | undefined
    for (let number = 0; number < REQUESTS; number += 1) {
      const started = performance.now()
      const body = await read(`${portal}${path(number, next)}`, headers)
      times.push(performance.now() - started)
      next = body.meta?.next ?? undefined
    }
    rows.push([name, ...percentiles(times), 'p99 100 ms'])
  }
  return rows
}

async function read(
  url: string,
  headers: Record<string, string>,
): Promise<{ meta?: { next?: string | null } }> {
  const response = await fetch(url, { headers })
  const body = await response.text()
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
  return JSON.parse(body) as { meta?: { next?: string | null } }
}

async function auditTimes(databaseUrl: string, email: (number: number) => string): Promise<Row[]> {
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  const rows: Row[] = []
  const filters = {
    'audit log, newest': () => ({}),
    'audit log of an actor': (n: number) => ({ actor: email(n) }),
    'audit log of an action': () => ({ action: 'credential.revoke' }),
    'audit log of a subject': (n: number) => ({ subject: email(n) }),
  }
  try {
    for (const [name, filter] of Object.entries(filters)) {
      const times: number[] = []
      for (let number = 0; number < REQUESTS; number += 1)
        times.push(await timed(() => readAuditLog.run(database, { limit: 100, ...filter(number) })))
      rows.push([name, ...percentiles(times), 'p99 100 ms'])
    }
  } finally {
    await database.close()
  }
  return rows
}

/** Each developer reads in turn what the portal's screens read, without a pause. */
async function manyDevelopers(
  portal: BuiltPortal,
  requests: readonly MeasuredRequest[],
  cookies: readonly string[],
): Promise<Row[]> {
  const times: number[] = []
  let errors = 0
  const end = performance.now() + LOAD_SECONDS * 1000
  const reads = requests.filter(({ by }) => by === 'developer')
  const memory = [await memoryOf(portal)]
  const developers = cookies.map(async (cookie, developer) => {
    for (let number = developer; performance.now() < end; number += 1) {
      const request = reads[number % reads.length]
      if (!request) return
      const started = performance.now()
      await read(`${portal.url}${request.path(number)}`, { cookie }).catch(() => (errors += 1))
      times.push(performance.now() - started)
    }
  })
  const memories = (async () => {
    while (performance.now() < end) {
      await wait(1000)
      memory.push(await memoryOf(portal))
    }
  })()
  await Promise.all([...developers, memories])
  const half = Math.floor(memory.length / 2)
  const highest = (values: readonly number[]) => `${Math.round(Math.max(...values) / 1024)} MB`
  return [
    [`${DEVELOPERS} developers at once, ${LOAD_SECONDS} s`, ...percentiles(times), ''],
    ['their requests', `${Math.round(times.length / LOAD_SECONDS)} /s`, `${errors} errors`, '0 errors'],
    ['memory, first and second half', highest(memory.slice(0, half)), highest(memory.slice(half)), 'flat'],
  ]
}

async function importTimes(portal: BuiltPortal, folder: string): Promise<Row[]> {
  const rows: Row[] = []
  const cases = { unchanged: undefined, 'one changed': Math.floor(Math.random() * PRODUCTS) }
  for (const [name, changed] of Object.entries(cases))
    rows.push([
      `import of ${PRODUCTS} products, ${name}`,
      duration(await importProducts(portal, folder, changed)),
      '',
      '',
    ])
  return rows
}

async function resetStatistics(url: string): Promise<void> {
  await inDatabase(url, async (client) => {
    await client.query('create extension if not exists pg_stat_statements')
    await client.query('select pg_stat_statements_reset()').catch(() => undefined)
  })
}

/** Only where the server of the database has loaded `pg_stat_statements`. */
async function slowestStatements(url: string): Promise<Row[]> {
  const statements = await inDatabase(url, (client) =>
    client
      .query<{ query: string; mean: number; max: number; calls: string }>(
        `select query, mean_exec_time as mean, max_exec_time as max, calls from pg_stat_statements
         where dbid = (select oid from pg_database where datname = current_database())
         order by mean_exec_time desc limit 20`,
      )
      .then(
        ({ rows }) => rows,
        () => [],
      ),
  )
  return statements.map(({ query, mean, max, calls }) => [
    `\`${query.replaceAll(/\s+/g, ' ').slice(0, 160)}\` × ${calls}`,
    `mean ${mean.toFixed(1)} ms`,
    `max ${max.toFixed(1)} ms`,
    '',
  ])
}

async function timed(run: () => unknown): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

function percentiles(times: readonly number[]): [p50: string, p99: string] {
  const at = (share: number) => duration(percentile(times, share))
  return [at(0.5), at(0.99)]
}

const duration = (ms: number) =>
  ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`
const seconds = (started: number) => duration(performance.now() - started)
