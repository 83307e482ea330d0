import { sql, type Kysely, type Transaction } from 'kysely'
import { withLease } from './leases'
import type { Schema } from './schema'

type Db = Kysely<Schema> | Transaction<Schema>

/** Tables with a partition for each day in UTC. */
export const partitionedTables = ['traffic_requests', 'traffic_details'] as const
export type PartitionedTable = (typeof partitionedTables)[number]

export const isPartitioned = (table: string): table is PartitionedTable =>
  partitionedTables.some((name) => name === table)

interface Partition {
  name: string
  /** Its start in milliseconds. */
  day: number
}

interface PartitionState extends Partition {
  /** `detaching`: an attempt to detach it ended midway. `detached`: one to drop it did. */
  state: 'attached' | 'detaching' | 'detached'
}

const dayMs = 86_400_000
/** Requests wait for no longer behind a change of partitions, and a change for no longer behind requests. */
const lockTimeout = sql.lit('5s')
const leaseSeconds = 600

/**
 * Creates the partition for a day in UTC, unless it exists. Reads and writes of the table go on meanwhile.
 *
 * @param day - Its start in milliseconds.
 * @param fill - Called with the name of a new partition before others can read it.
 */
export async function createPartition(
  db: Transaction<Schema>,
  table: PartitionedTable,
  day: number,
  fill?: (partition: string) => Promise<void>,
): Promise<void> {
  const name = nameOf(table, day)
  const [from, to] = [new Date(day).toISOString(), new Date(day + dayMs).toISOString()]
  await sql`set local lock_timeout = ${lockTimeout}`.execute(db)
  // Two processes that create the same partition at once would fail on each other.
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
  const { rows } =
    await sql`select 1 from pg_class where oid = to_regclass(${name}) and relispartition`.execute(db)
  if (rows.length > 0) return
  // Made apart and attached: to create it as a partition would lock the whole table.
  await sql`create table if not exists ${sql.table(name)} (like ${sql.table(table)} including defaults)`.execute(
    db,
  )
  await fill?.(name)
  await sql`
    alter table ${sql.table(table)} attach partition ${sql.table(name)}
    for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(db)
}

/** Returns the partitions, oldest day first. */
export async function listPartitions(db: Db, table: PartitionedTable): Promise<Partition[]> {
  return (await readPartitions(db, table)).filter(({ state }) => state === 'attached')
}

/**
 * Removes the partitions of days that ended before a time, without a lock on the table that others would wait behind. An attempt that
 * ended midway is finished.
 *
 * @param days - Starts in milliseconds. Partitions of other days stay. Default: all days.
 */
export async function dropPartitions(
  db: Kysely<Schema>,
  table: PartitionedTable,
  before: Date,
  days?: ReadonlySet<number>,
): Promise<void> {
  const isOld = ({ day, state }: PartitionState) =>
    day + dayMs <= before.getTime() && (state !== 'attached' || !days || days.has(day))
  if (!(await readPartitions(db, table)).some(isOld)) return
  await withLease(db, { name: `partitions of ${table}`, seconds: leaseSeconds }, async () => {
    for (const partition of (await readPartitions(db, table)).filter(isOld))
      await dropPartition(db, table, partition)
  })
}

/** No transaction around it: PostgreSQL detaches concurrently in two of its own. */
function dropPartition(
  db: Kysely<Schema>,
  table: PartitionedTable,
  { name, state }: PartitionState,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${lockTimeout}`.execute(connection)
    try {
      const mode = sql.raw(state === 'detaching' ? 'finalize' : 'concurrently')
      if (state !== 'detached')
        await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)} ${mode}`.execute(
          connection,
        )
      await sql`drop table if exists ${sql.table(name)}`.execute(connection)
    } finally {
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}

async function readPartitions(db: Db, table: PartitionedTable): Promise<PartitionState[]> {
  const { rows } = await sql<Omit<PartitionState, 'day'>>`
    select relname as name,
      case when inhdetachpending then 'detaching' when inhparent is null then 'detached' else 'attached' end as state
    from pg_class left join pg_inherits on inhrelid = oid
    where relnamespace = to_regnamespace(current_schema()) and relkind = 'r'
      and relname ~ ${`^${table}_[0-9]{8}$`}
    order by relname`.execute(db)
  return rows.map(({ name, state }) => ({ name, state, day: dayOf(name) }))
}

const nameOf = (table: PartitionedTable, day: number) =>
  `${table}_${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}`

function dayOf(name: string): number {
  const digits = name.slice(-8)
  return Date.parse(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
}
