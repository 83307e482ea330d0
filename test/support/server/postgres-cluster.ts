/** PostgreSQL servers of a test's own, which it stops, kills and promotes: Debian's programs, in a temporary folder. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port'
import { until } from './until'

const versions = '/usr/lib/postgresql'

export interface PostgresServer {
  readonly port: number
  /** Of the database `postgres`, as a superuser. */
  readonly url: string
  start(): Promise<void>
  /** `fast` disconnects everybody, as a restart by the system does; `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Makes a standby the primary. */
  promote(): Promise<void>
  query<T extends pg.QueryResultRow>(statement: string): Promise<T[]>
  remove(): Promise<void>
}

/** A primary to which standbys can be connected. @param settings - Lines of `postgresql.conf`. */
export async function startPrimary(settings: readonly string[] = []): Promise<PostgresServer> {
  const server = await serverIn(await folderOfOwn())
  await server.program('initdb', [
    '--pgdata',
    server.data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--no-sync',
  ])
  await server.configure(['max_connections = 60', ...settings])
  await server.start()
  await server.query('create role haproxy login')
  return server
}

/** A standby that follows the primary, made as an operator would: with `pg_basebackup`. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const server = await serverIn(await folderOfOwn())
  const source = `postgresql://postgres@127.0.0.1:${primary.port}?application_name=standby`
  const how = ['--write-recovery-conf', '--checkpoint', 'fast', '--no-sync']
  await server.program('pg_basebackup', ['--dbname', source, '--pgdata', server.data, ...how])
  await server.configure([])
  await server.start()
  await until(
    async () =>
      (await primary.query("select 1 from pg_stat_replication where state = 'streaming'")).length === 1,
    'the standby follows the primary',
  )
  return server
}

/** Lets the primary wait for its standby with each commit, so that a failover loses nothing that was acknowledged. */
export async function replicateSynchronously(primary: PostgresServer): Promise<void> {
  await primary.query("alter system set synchronous_standby_names = 'standby'")
  await primary.query('select pg_reload_conf()')
  await until(
    async () =>
      (await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1,
    'commits wait for the standby',
  )
}

async function serverIn(folder: string) {
  const port = await freePort()
  const data = join(folder, 'data')
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? postgresUser() : {}
  const log = join(folder, 'log')
  async function program(name: string, args: readonly string[]): Promise<void> {
    // A server that was started keeps what it inherits: its end would be waited for at a pipe.
    const child = spawn(join(programs(), name), args, { ...user, cwd: folder, stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code === 0) return
    const said = await readFile(log, 'utf8').catch(() => '')
    throw new Error(`${name} ${args.join(' ')} ended with code ${code}. ${said.slice(-2000)}`)
  }
  const control = (...args: readonly string[]) => program('pg_ctl', ['--pgdata', data, '--wait', ...args])
  return {
    port,
    url,
    data,
    program,
    configure: (lines: readonly string[]) =>
      appendFile(
        join(data, 'postgresql.conf'),
        [
          '',
          `port = ${port}`,
          "listen_addresses = '127.0.0.1'",
          `unix_socket_directories = '${folder}'`,
          'shared_buffers = 64MB',
          ...lines,
          '',
        ].join('\n'),
      ),
    start: () => control('--log', log, 'start'),
    stop: (mode: 'fast' | 'immediate') => control('--mode', mode, 'stop'),
    promote: () => control('promote'),
    async query<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query<T>(statement)).rows
      } finally {
        await client.end()
      }
    },
    async remove() {
      await control('--mode', 'immediate', 'stop').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function folderOfOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-postgres-'))
  if (process.getuid?.() === 0) {
    const { uid, gid } = postgresUser()
    chownSync(folder, uid, gid)
  }
  return folder
}

function programs(): string {
  const newest = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    : undefined
  if (!newest)
    throw new Error(`There is no PostgreSQL below ${versions}. Install Debian's package postgresql.`)
  return join(versions, newest, 'bin')
}

function postgresUser(): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
