/**
 * The connections of a process to PostgreSQL, in lanes: a flood of one kind of work leaves the others their connections. Each
 * connection is set up with one statement, which works through poolers that refuse settings in the startup message.
 */
import type { Socket } from 'node:net'
import type pg from 'pg'
import type { DatabaseLimits } from '../lib/database-limits'
import { connectionPool } from './connection-pool'
import { ReadOnlyDatabase } from './unavailable'

export interface Lanes {
  readonly requests: pg.Pool
  readonly introspection: pg.Pool
  readonly analytics: pg.Pool
  /** Without limits: imports, migrations, removals and the counts of traffic. */
  readonly jobs: pg.Pool
}

/** Waiting for a free connection, or for a new one. */
const connectionTimeoutMs = 5_000
/** Gateways hold a call until they have the response. */
const introspectionSeconds = 5
/** PostgreSQL ends a statement at its limit. If it says nothing for so much longer, the connection is dead. */
const silenceSeconds = 2
/** How soon either side notices that the other is gone while nothing is sent: after this and ten or three probes. */
const keepAliveSeconds = 10

/** Shares of `connections`; one listens, and requests have the rest. */
function sharesOf(connections: number) {
  const introspection = Math.round(connections * 0.2)
  const jobs = Math.max(2, Math.round(connections * 0.15))
  const analytics = Math.round(connections * 0.15)
  return { introspection, jobs, analytics, requests: connections - 1 - introspection - jobs - analytics }
}

/** @param connection - Where to connect. Nothing is connected before the first statement. */
export function openLanes(connection: pg.ClientConfig, limits: DatabaseLimits): Lanes {
  const shares = sharesOf(limits.connections)
  const lane = (name: string, max: number, statementSeconds: number) =>
    openLane({ ...connection, application_name: name, max }, { ...limits, statementSeconds })
  const { statementSeconds } = limits
  return {
    requests: lane('portal-server', shares.requests, statementSeconds),
    introspection: lane(
      'portal-server introspection',
      shares.introspection,
      Math.min(statementSeconds, introspectionSeconds),
    ),
    analytics: lane('portal-server analytics', shares.analytics, statementSeconds),
    jobs: openLane(
      { ...connection, application_name: 'portal-server jobs', max: shares.jobs },
      { statementSeconds: 0, lockSeconds: 0, idleTransactionSeconds: 0 },
    ),
  }
}

/** Zero is no limit. */
type Limits = Omit<DatabaseLimits, 'connections'>

function openLane(options: pg.PoolConfig, limits: Limits): pg.Pool {
  const pool = connectionPool({
    ...options,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveSeconds * 1000,
    onConnect: (client) => setUp(client, limits),
  })
  const readOnly = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    if (limits.statementSeconds > 0) endWhenSilent(client, limits)
    // The library does not say so in its types: the connection emits what PostgreSQL sends.
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnlyTransaction) readOnly.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    // An ended connection is not given back.
    if (readOnly.has(client)) client.end().catch(() => undefined)
  })
  return pool
}

const readOnlyTransaction = '25006'

/** @throws {ReadOnlyDatabase} */
async function setUp(client: pg.ClientBase, limits: Limits): Promise<void> {
  const { rows } = await client.query<{ is_read_only: boolean }>({
    text: setUpStatement,
    values: [
      limits.statementSeconds * 1000,
      limits.lockSeconds * 1000,
      limits.idleTransactionSeconds * 1000,
      keepAliveSeconds,
    ],
    query_timeout: connectionTimeoutMs,
  } as pg.QueryConfig)
  if (rows[0]?.is_read_only) throw new ReadOnlyDatabase()
}

/**
 * Without `jit` off, PostgreSQL would translate queries over many partitions to machine code, which it does anew for each and takes up
 * to a second: longer than reading every row that a chart needs. The last four let PostgreSQL end what a process left behind that
 * went away without a word, and with it its locks.
 */
const setUpStatement = `
  select current_setting('transaction_read_only') = 'on' as is_read_only,
    set_config('jit', 'off', false),
    set_config('statement_timeout', $1, false),
    set_config('lock_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', $3, false),
    set_config('tcp_keepalives_idle', $4, false),
    set_config('tcp_keepalives_interval', $4, false),
    set_config('tcp_keepalives_count', '3', false),
    set_config('client_connection_check_interval', $4 || 's', false)`

/** What is sent into the void is repeated for 15 minutes by the system, which no option of Node shortens. */
function endWhenSilent(client: pg.PoolClient, { statementSeconds }: Limits): void {
  const stream = client.connection.stream as Socket
  const seconds = statementSeconds + silenceSeconds
  stream.setTimeout(seconds * 1000, () =>
    stream.destroy(
      Object.assign(new Error(`PostgreSQL said nothing for ${seconds} seconds.`), { code: 'ETIMEDOUT' }),
    ),
  )
}

/** For a connection that only holds a lock, for as long as it takes. */
export function keepSilent(client: pg.PoolClient): void {
  const stream = client.connection.stream as Socket
  stream.setTimeout(0)
}
