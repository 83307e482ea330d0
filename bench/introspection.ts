import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { openDatabase } from '../server/src/open-database'
import { secretHash } from '../server/src/rules/issued-secrets'
import { findAccessByKey } from '../server/src/store/application-access'
import { demoPortal, developer } from '../test/e2e/support/demo-portal'
import { migratedPostgres } from '../test/support/server/database'
import { statementsDuring } from '../test/support/server/statement-plans'
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

async function introspectionsPerSecond(url: string, { gateway, application }: Keys): Promise<number> {
  const result = await autocannon({
    url: `${url}/oauth/introspect`,
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
    throw new Error(`Introspection responded with ${result.non2xx} errors.`)
  return result.requests.average
}

/** Writes the statement that an introspection sends as a script of pgbench. @returns the options of the run. */
async function statementScript(databaseUrl: string, key: string, file: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir: ':memory:' })
  try {
    const [statement] = await statementsDuring(() =>
      findAccessByKey(database.introspection, secretHash(key), true),
    ).then((all) => all.filter(({ text }) => text.includes('credentials')))
    if (!statement) throw new Error('The look-up sent no statement.')
    const { text, values } = statement
    await writeFile(file, `${text.replaceAll(/\$(\d+)/g, ':p$1').replaceAll(/\s+/g, ' ')};\n`)
    return values.map((value, index) => `--define=p${index + 1}=${String(value)}`)
  } finally {
    await database.close()
  }
}

async function statementsPerSecond(databaseUrl: string, file: string, values: string[]): Promise<number> {
  const options = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-T', String(SECONDS), '-f', file]
  const { stdout } = await promisify(execFile)(pgbench, [...options, ...values, databaseUrl])
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench printed no rate: ${stdout}`)
  return Number(tps)
}

/** Introspections per second of one process by HTTP, in turn with what pgbench reaches with the same statement. */
export async function introspections(
  postgresql: string,
  settings: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const stored = await migratedPostgres(postgresql)
  const folder = await mkdtemp(join(tmpdir(), 'introspection-'))
  const portal = await demoPortal({ ...settings, DATABASE_URL: stored.databaseUrl })
  try {
    const keys = await createKeys(portal)
    const file = join(folder, 'look-up.sql')
    const values = await statementScript(stored.databaseUrl, keys.application, file)
    const [ofPortal, ofPgbench, ratios]: [number[], number[], number[]] = [[], [], []]
    await introspectionsPerSecond(portal.url, keys)
    for (let run = 0; run < RUNS; run += 1) {
      const own = await introspectionsPerSecond(portal.url, keys)
      const bare = await statementsPerSecond(stored.databaseUrl, file, values)
      ofPortal.push(own)
      ofPgbench.push(bare)
      ratios.push(own / bare)
    }
    return [
      [`introspection, ${CONNECTIONS} connections`, `${Math.round(median(ofPortal))} /s`, ''],
      ['pgbench, the same statement, prepared', `${Math.round(median(ofPgbench))} /s`, ''],
      ['introspection beside pgbench', `${Math.round(median(ratios) * 100)} %`, '60 %'],
    ]
  } finally {
    await portal.remove()
    await stored.drop()
    await rm(folder, { recursive: true })
  }
}
