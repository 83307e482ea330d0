import type { Pool } from 'pg'
import { defaultLimits, type DatabaseLimits } from '../lib/database-limits'
import { ChangeHub } from './change-feed'
import type { Engine } from './engine'
import { openLanes } from './postgres-lanes'
import { listenOnPostgres } from './postgres-listener'
import { refuseTransactionPooling } from './postgres-pooler'
import { DatabaseUnavailable } from './unavailable'

const oldestVersion = 15

/**
 * @param databaseUrl - `postgres://user:password@host:port/database`.
 */
export async function openPostgres(
  databaseUrl: string,
  limits: DatabaseLimits = defaultLimits,
): Promise<Engine> {
  const connection = { connectionString: checkedAddress(databaseUrl) }
  const lanes = openLanes(connection, limits)
  const changes = new ChangeHub()
  let listener: ReturnType<typeof listenOnPostgres> | undefined
  try {
    await checkVersion(lanes.requests)
    await refuseTransactionPooling(lanes.requests)
    listener = listenOnPostgres(connection, changes)
    await listener.ready
  } catch (error) {
    await listener?.close()
    await lanes.requests.end()
    if (error instanceof DatabaseUnavailable) throw error
    throw new DatabaseUnavailable(`${sentenceStart(databaseUrl)} ${reasonOf(error)}.`, { cause: error })
  }
  // A server that went away may come back, and the pool connects again.
  return { lanes, changes, failure: new AbortController().signal, close: () => listener.close() }
}

function checkedAddress(databaseUrl: string): string {
  const protocol = URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : ''
  if (!/^postgres(ql)?:$/.test(protocol)) {
    throw new DatabaseUnavailable(
      'DATABASE_URL must look like postgres://user:password@host:5432/database, and this one does not.',
    )
  }
  return databaseUrl
}

async function checkVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major >= oldestVersion) return
  throw new DatabaseUnavailable(
    `The database at DATABASE_URL is PostgreSQL ${major}, and the portal needs ${oldestVersion} or newer.`,
  )
}

function sentenceStart(databaseUrl: string): string {
  const { host, pathname, username } = new URL(databaseUrl)
  return `Cannot use the database ${pathname.slice(1) || '(none named)'} at ${host || 'the local socket'} as ${username || 'the current user'} (DATABASE_URL):`
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the host is not known'
  if (code === '3D000') return 'there is no such database'
  if (code === '28P01' || code === '28000') return 'it refuses the user or the password'
  const message = error instanceof Error ? error.message || code : String(error)
  return message.replace(/\s+/g, ' ').replace(/\.$/, '')
}
