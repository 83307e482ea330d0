import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

type Db = Kysely<Schema> | Transaction<Schema>

const prefix = 'traffic_requests_'
const dayMs = 86_400_000

/** Creates the partition for a day in UTC, unless it exists. @param day - Its start in milliseconds. */
export async function createPartition(db: Transaction<Schema>, day: number): Promise<void> {
  const name = prefix + new Date(day).toISOString().slice(0, 10).replaceAll('-', '')
  const [from, to] = [new Date(day).toISOString(), new Date(day + dayMs).toISOString()]
  // Two processes that create the same partition at once would fail on each other.
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
  await sql`create table if not exists ${sql.table(name)} partition of traffic_requests
    for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(db)
}

/** Returns the names of the partitions, oldest day first. */
export async function listPartitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_inherits on inhrelid = oid
    where inhparent = 'traffic_requests'::regclass order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the days that have a partition, as their starts in milliseconds, oldest first. */
export async function listTrafficDays(db: Db): Promise<number[]> {
  const names = await listPartitions(db)
  return names.map(dayOf)
}

function dayOf(name: string): number {
  const digits = name.slice(prefix.length)
  return Date.parse(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`)
}

/** Drops the partitions of days that ended before a time. */
export async function dropPartitions(db: Kysely<Schema>, before: Date): Promise<void> {
  for (const name of await listPartitions(db)) {
    if (dayOf(name) + dayMs <= before.getTime())
      await sql`drop table if exists ${sql.table(name)}`.execute(db)
  }
}
