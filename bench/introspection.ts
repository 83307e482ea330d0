import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { openDatabase } from '../server/src/open-database'
import { secretHash } from '../server/src/rules/issued-secrets'
import { findAccessByKey } from '../server/src/store/application-access'
import { demoPortal, developer } from '../test/e2e/support/demo-portal'
import { migratedPostgres } from '../test/support/server/database'
import { statementsDuring, type Statement } from '../test/support/server/statement-plans'
import { portalVisitor } from '../test/support/server/visitor'
import { median, type Row } from './table'

const RUNS = 3
const SECONDS = 4
/** As many as a process has for introspection by default. */
const CONNECTIONS = 4

const pgbench = '/usr/lib/postgresql/15/bin/pgbench'

interface Keys {
  /** Of the gateway. */
  readonly gateway: string
  /** Of an application. */
  readonly application: string
}

async function createKeys(portal: { url: string; command(args: readonly string[]): Promise<string> }) {
  const visitor = portalVisitor(portal.url)
  await visitor.post('/api/v2/developer/authenticate', {
    username: developer.email,
    password: developer.password,
  })
  const send = async <T>(path: string, body?: object): Promise<T> => {
    const response = await (body ? visitor.post(path, body) : visitor.get(path))
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
    return (await response.json()) as T
  }
  const strategies = await send<{ data: { id: string; credential_type: string }[] }>(
    '/api/v2/applications/auth-strategies',
  )
  const strategy = strategies.data.find(({ credential_type }) => credential_type === 'key_auth')
  const { id } = await send<{ id: string }>('/api/v2/applications', {
    name: 'Introspected',
    auth_strategy_id: strategy?.id,
  })
  const { credential } = await send<{ credential: string }>(`/api/v2/applications/${id}/credentials`, {})
  const gateway = (await portal.command(['keys', 'create', 'bench', '--role', 'gateway'])).trim()
  return { gateway, application: credential }
}

async function requestsPerSecond(url: string, { gateway, application }: Keys): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: {
      authorization: `Bearer ${gateway}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `token=${application}`,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} responded with ${result.non2xx} errors.`)
  return result.requests.average
}

/** Returns the statement that an introspection sends. */
async function introspectionStatement(databaseUrl: string, key: string): Promise<Statement> {
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  try {
    const [statement] = await statementsDuring(() =>
      findAccessByKey(database.introspection, secretHash(key), true),
    ).then((all) => all.filter(({ text }) => text.includes('credentials')))
    if (!statement) throw new Error('The look-up sent no statement.')
    return statement
  } finally {
    await database.close()
  }
}

/** Writes a statement as a script of pgbench. @returns the options of the run. */
async function pgbenchScript({ text, values }: Statement, file: string): Promise<string[]> {
  await writeFile(file, `${text.replaceAll(/\$(\d+)/g, ':p$1').replaceAll(/\s+/g, ' ')};\n`)
  return values.map((value, index) => `--define=p${index + 1}=${String(value)}`)
}

async function bareRoutes(
  databaseUrl: string,
  statement: Statement,
  file: string,
): Promise<{ url: string; child: ChildProcess }> {
  await writeFile(file, JSON.stringify({ ...statement, connections: CONNECTIONS }))
  const child = spawn(process.execPath, [resolve('bench/bare-query.mjs'), databaseUrl, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: String(line).trim(), child }
}

async function statementsPerSecond(databaseUrl: string, file: string, values: string[]): Promise<number> {
  const options = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-T', String(SECONDS), '-f', file]
  const { stdout } = await promisify(execFile)(pgbench, [...options, ...values, databaseUrl])
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench printed no rate: ${stdout}`)
  return Number(tps)
}

/**
 * Introspections per second of one process by HTTP, in turn with what the same statement reaches without it: in a bare route, and in
 * pgbench without HTTP.
 */
export async function introspections(
  postgresql: string,
  settings: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const stored = await migratedPostgres(postgresql)
  const folder = await mkdtemp(join(tmpdir(), 'introspection-'))
  const portal = await demoPortal({ ...settings, DATABASE_URL: stored.databaseUrl })
  let bare: ChildProcess | undefined
  try {
    const keys = await createKeys(portal)
    const statement = await introspectionStatement(stored.databaseUrl, keys.application)
    const script = join(folder, 'look-up.sql')
    const values = await pgbenchScript(statement, script)
    const peer = await bareRoutes(stored.databaseUrl, statement, join(folder, 'look-up.json'))
    bare = peer.child
    const urls = [`${portal.url}/oauth/introspect`, `${peer.url}/query`, `${peer.url}/nothing`]
    const measured: number[][] = []
    for (const url of urls) await requestsPerSecond(url, keys)
    for (let run = 0; run < RUNS; run += 1) {
      const rates: number[] = []
      for (const url of urls) rates.push(await requestsPerSecond(url, keys))
      measured.push([...rates, await statementsPerSecond(stored.databaseUrl, script, values)])
    }
    const names = [
      `introspection, ${CONNECTIONS} connections`,
      'bare Fastify route, the same statement by `pg`',
      'bare Fastify route, no statement',
      'pgbench, the same statement, prepared',
    ]
    const share = (of: number) =>
      `${Math.round(median(measured.map((rates) => (rates[0] ?? 0) / (rates[of] ?? 0))) * 100)} %`
    return [
      ...names.map((name, of): Row => [
        name,
        `${Math.round(median(measured.map((rates) => rates[of] ?? 0)))} /s`,
        '',
      ]),
      ['introspection beside the bare route with the statement', share(1), ''],
      ['introspection beside pgbench', share(3), '60 %'],
    ]
  } finally {
    bare?.kill()
    await portal.remove()
    await stored.drop()
    await rm(folder, { recursive: true })
  }
}
