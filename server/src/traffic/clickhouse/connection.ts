import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client'
import { DatabaseUnavailable } from '../../store/unavailable'

/** A client, and the database of its tables. */
export interface Clickhouse {
  readonly client: ClickHouseClient
  /** As the statements name it. */
  readonly database: string
}

/** Shorter than gateways and readers wait. */
const timeoutMs = 20_000
/** The first with long-term support whose engine ignores a batch that it has, whatever the table's kind. */
const oldestVersion = [23, 8] as const

/**
 * Connects, and checks the version.
 *
 * @param address - `https://user:password@host:8443/database`.
 * @throws {DatabaseUnavailable} with one sentence for the operator, without the password.
 */
export async function connectClickhouse(address: string): Promise<Clickhouse> {
  const url = new URL(address)
  const database = decodeURIComponent(url.pathname.slice(1)) || 'default'
  const username = decodeURIComponent(url.username) || 'default'
  // The client writes what it cannot do to the console; its caller logs that already.
  const client = createClient({
    url: url.origin,
    username,
    password: decodeURIComponent(url.password),
    database,
    application: 'portal-server',
    request_timeout: timeoutMs,
    log: { level: ClickHouseLogLevel.OFF },
  })
  try {
    await checkVersion(client)
  } catch (error) {
    await client.close()
    if (error instanceof DatabaseUnavailable) throw error
    const sentence = `Cannot use the database ${database} at ${url.host} as ${username} (CLICKHOUSE_URL):`
    throw new DatabaseUnavailable(`${sentence} ${reasonOf(error)}.`, { cause: error })
  }
  return { client, database }
}

async function checkVersion(client: ClickHouseClient): Promise<void> {
  const response = await client.query({ query: 'select version() as version', format: 'JSONEachRow' })
  const [{ version } = { version: '' }] = await response.json<{ version: string }>()
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestVersion
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new DatabaseUnavailable(
    `The ClickHouse at CLICKHOUSE_URL is ${version}, and the portal needs ${oldestVersion.join('.')} or newer.`,
  )
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the host is not known'
  if (code === '81') return 'there is no such database'
  if (code === '516') return 'it refuses the user or the password'
  const message = error instanceof Error ? error.message || code : String(error)
  return message.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300)
}

/**
 * Of the engine's own refusals those that pass without a change of the portal: it is overloaded, starting, out of space, or its
 * users are being changed.
 */
const passing = new Set(['159', '202', '209', '210', '241', '242', '243', '252', '279', '439', '516', '999'])

/** Awaits the engine. @throws {DatabaseUnavailable} if it is away. */
export async function responseOf<T>(response: Promise<T>): Promise<T> {
  try {
    return await response
  } catch (error) {
    // By its form: an engine within the process has a class of its own.
    const isRefusal =
      error instanceof Error && 'type' in error && 'code' in error && !passing.has(String(error.code))
    if (isRefusal || error instanceof TypeError) throw error
    throw new DatabaseUnavailable(`ClickHouse is away: ${reasonOf(error)}.`, { cause: error })
  }
}
