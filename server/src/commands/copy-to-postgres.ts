import { sql, type Kysely, type Transaction } from 'kysely'
import { openDatabase } from '../store/database'
import { DatabaseUnavailable } from '../store/unavailable'
import type { Schema } from '../store/schema'
import { refuse, said, type Command } from './command'

type Table = keyof Schema

/** Those with foreign keys after those that they point to. Rows in one go: fewer where one can hold megabytes. */
const tables: readonly { name: Table; rowsAtOnce: number }[] = [
  { name: 'portal', rowsAtOnce: 1 },
  { name: 'portal_images', rowsAtOnce: 1 },
  { name: 'developers', rowsAtOnce: 500 },
  { name: 'sessions', rowsAtOnce: 500 },
  { name: 'refresh_tokens', rowsAtOnce: 500 },
  { name: 'mail_tokens', rowsAtOnce: 500 },
  { name: 'mails', rowsAtOnce: 500 },
  { name: 'local_inbox', rowsAtOnce: 100 },
  { name: 'sign_in_failures', rowsAtOnce: 500 },
  { name: 'rate_limit_counters', rowsAtOnce: 500 },
  { name: 'secrets', rowsAtOnce: 100 },
  { name: 'audit_log', rowsAtOnce: 500 },
  { name: 'auth_strategies', rowsAtOnce: 500 },
  { name: 'products', rowsAtOnce: 500 },
  { name: 'product_versions', rowsAtOnce: 5 },
  { name: 'version_strategies', rowsAtOnce: 500 },
  { name: 'documents', rowsAtOnce: 500 },
  { name: 'document_texts', rowsAtOnce: 5 },
  { name: 'document_sections', rowsAtOnce: 100 },
  { name: 'document_images', rowsAtOnce: 5 },
  { name: 'product_search', rowsAtOnce: 50 },
  { name: 'product_access', rowsAtOnce: 500 },
  { name: 'applications', rowsAtOnce: 500 },
  { name: 'credentials', rowsAtOnce: 500 },
  { name: 'registrations', rowsAtOnce: 500 },
  { name: 'standing_decisions', rowsAtOnce: 500 },
  { name: 'idempotency_keys', rowsAtOnce: 100 },
  { name: 'access_keys', rowsAtOnce: 100 },
  { name: 'signing_keys', rowsAtOnce: 100 },
]

/** Copies everything into an empty PostgreSQL database, or nothing at all. */
export const copyToPostgres: Command<{ databaseUrl: string }> = {
  name: 'copy',
  async run({ db }, { databaseUrl }) {
    const target = await openTarget(databaseUrl)
    try {
      await refuseFilled(target.db)
      // One snapshot of the whole, whatever is written meanwhile.
      const rows = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((from) => target.db.transaction().execute((to) => copyAll(from, to)))
      return said(
        [
          `Copied ${rows} rows.`,
          'Stop the server and start it with DATABASE_URL; what it writes until then stays behind.',
        ],
        { rows },
      )
    } finally {
      await target.close()
    }
  },
}

async function openTarget(databaseUrl: string) {
  try {
    return await openDatabase({ databaseUrl, dataDir: ':memory:' })
  } catch (error) {
    if (error instanceof DatabaseUnavailable)
      refuse(error.message.replace(' (DATABASE_URL)', '').replace('DATABASE_URL', 'The address'))
    throw error
  }
}

async function refuseFilled(db: Kysely<Schema>): Promise<void> {
  for (const { name } of tables) {
    // The portal has its one row from the beginning.
    const isFilled = name === 'portal' ? sql<boolean>`content_version > 0` : sql<boolean>`true`
    const row = await db
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .where(isFilled)
      .limit(1)
      .executeTakeFirst()
    if (row) refuse('The target holds a portal already; copy into an empty database.')
  }
}

async function copyAll(from: Transaction<Schema>, to: Transaction<Schema>): Promise<number> {
  await to.deleteFrom('portal').execute()
  let rows = 0
  for (const { name, rowsAtOnce } of tables) rows += await copyTable(from, to, name, rowsAtOnce)
  await sql`select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log`.execute(to)
  return rows
}

/** Rows travel as PostgreSQL's own JSON, so no value is rounded or reshaped on its way through this process. */
async function copyTable(
  from: Transaction<Schema>,
  to: Transaction<Schema>,
  name: Table,
  rowsAtOnce: number,
): Promise<number> {
  const columns = sql.join((await storedColumns(to, name)).map((column) => sql.ref(column)))
  let last = '(0,0)'
  for (let copied = 0; ;) {
    const { rows } = await sql<{ batch: string | null; count: number; last: string }>`
      select jsonb_agg(to_jsonb(rows) - 'place')::text as batch, count(*)::integer as count, max(place)::text as last
      from (
        select *, ctid as place from ${sql.table(name)} where ctid > ${last}::tid order by ctid limit ${rowsAtOnce}
      ) rows`.execute(from)
    const [found] = rows
    if (!found?.batch) return copied
    await sql`
      insert into ${sql.table(name)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(name)}, ${found.batch}::jsonb)`.execute(
      to,
    )
    copied += found.count
    last = found.last
  }
}

async function storedColumns(db: Transaction<Schema>, table: Table): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows.map((row) => row.column_name)
}
