import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** Returns the time of the database. All processes share it, while the clock of one machine may be wrong. */
export async function databaseTime(db: Kysely<Schema>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  if (!rows[0]) throw new Error('The database returned no time.')
  return rows[0].now
}

/** Returns by how many seconds the clock of this machine is ahead of the database's; negative if it is behind. */
export async function clockDifference(db: Kysely<Schema>): Promise<number> {
  const before = Date.now()
  const time = await databaseTime(db)
  return Math.round(((before + Date.now()) / 2 - time.getTime()) / 1000)
}
