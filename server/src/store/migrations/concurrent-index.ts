import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Creates an index while other processes write to the table. For migrations with `isOutsideTransaction`; in a database that is being
 * made there is nobody to wait for, and no row. What an interrupted attempt left behind is made anew.
 *
 * @param definition - What follows the name: `on accounts (kind, created_at, id)`.
 */
export async function createIndex(
  db: Kysely<unknown>,
  name: string,
  definition: RawBuilder<unknown>,
): Promise<void> {
  const index = sql.id(name)
  if (db.isTransaction) return void (await sql`create index ${index} ${definition}`.execute(db))
  if (await isInvalid(db, name)) await sql`drop index concurrently ${index}`.execute(db)
  await sql`create index concurrently if not exists ${index} ${definition}`.execute(db)
}

async function isInvalid(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db)
  return rows.length > 0
}
