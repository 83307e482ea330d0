import { sql, type Kysely, type Transaction } from 'kysely'
import { countPages, startOfPage } from './pages'
import type { Schema } from './schema'
import { createPartition, isPartitioned, listPartitions, type PartitionedTable } from './traffic-partitions'

export type Table = keyof Schema

/** Those with foreign keys after those that they point to. Rows in one go: fewer where one can hold megabytes. */
export const tables: readonly { name: Table; rowsAtOnce: number }[] = [
  { name: 'portal', rowsAtOnce: 1 },
  { name: 'portal_images', rowsAtOnce: 1 },
  { name: 'organizations', rowsAtOnce: 500 },
  { name: 'accounts', rowsAtOnce: 500 },
  { name: 'user_registrations', rowsAtOnce: 500 },
  { name: 'invitations', rowsAtOnce: 500 },
  { name: 'access_codes', rowsAtOnce: 500 },
  { name: 'access_code_uses', rowsAtOnce: 500 },
  { name: 'sessions', rowsAtOnce: 500 },
  { name: 'refresh_tokens', rowsAtOnce: 500 },
  { name: 'sso_attempts', rowsAtOnce: 500 },
  { name: 'login_codes', rowsAtOnce: 500 },
  { name: 'pending_links', rowsAtOnce: 500 },
  { name: 'linked_identities', rowsAtOnce: 500 },
  { name: 'provider_sessions', rowsAtOnce: 500 },
  { name: 'used_logout_tokens', rowsAtOnce: 500 },
  { name: 'provider_organizations', rowsAtOnce: 500 },
  { name: 'account_groups', rowsAtOnce: 500 },
  { name: 'group_access', rowsAtOnce: 500 },
  { name: 'mail_tokens', rowsAtOnce: 500 },
  { name: 'mails', rowsAtOnce: 500 },
  { name: 'local_inbox', rowsAtOnce: 100 },
  { name: 'sign_in_failures', rowsAtOnce: 500 },
  { name: 'rate_limit_counters', rowsAtOnce: 500 },
  { name: 'used_captchas', rowsAtOnce: 500 },
  { name: 'secrets', rowsAtOnce: 100 },
  { name: 'audit_log', rowsAtOnce: 500 },
  { name: 'auth_strategies', rowsAtOnce: 500 },
  { name: 'revisions', rowsAtOnce: 500 },
  { name: 'unused_revisions', rowsAtOnce: 500 },
  { name: 'specifications', rowsAtOnce: 1 },
  { name: 'image_files', rowsAtOnce: 5 },
  { name: 'products', rowsAtOnce: 500 },
  { name: 'product_versions', rowsAtOnce: 500 },
  { name: 'version_strategies', rowsAtOnce: 500 },
  { name: 'version_decisions', rowsAtOnce: 500 },
  { name: 'version_notices', rowsAtOnce: 500 },
  { name: 'documents', rowsAtOnce: 500 },
  { name: 'document_texts', rowsAtOnce: 5 },
  { name: 'document_sections', rowsAtOnce: 100 },
  { name: 'document_images', rowsAtOnce: 500 },
  { name: 'product_search', rowsAtOnce: 50 },
  { name: 'search_entries', rowsAtOnce: 200 },
  { name: 'search_words', rowsAtOnce: 1000 },
  { name: 'missed_searches', rowsAtOnce: 500 },
  { name: 'product_access', rowsAtOnce: 500 },
  { name: 'applications', rowsAtOnce: 500 },
  { name: 'credentials', rowsAtOnce: 500 },
  { name: 'revoked_credentials', rowsAtOnce: 500 },
  { name: 'registrations', rowsAtOnce: 500 },
  { name: 'standing_decisions', rowsAtOnce: 500 },
  { name: 'idempotency_keys', rowsAtOnce: 100 },
  { name: 'access_keys', rowsAtOnce: 100 },
  { name: 'signing_keys', rowsAtOnce: 100 },
  { name: 'traffic_requests', rowsAtOnce: 1000 },
  { name: 'traffic_details', rowsAtOnce: 1000 },
  { name: 'traffic_half_hours', rowsAtOnce: 200 },
  { name: 'traffic_hours', rowsAtOnce: 200 },
  { name: 'traffic_days', rowsAtOnce: 200 },
  { name: 'traffic_open_periods', rowsAtOnce: 1000 },
  { name: 'traffic_batches', rowsAtOnce: 500 },
  { name: 'traffic_days_without_details', rowsAtOnce: 500 },
]

/** Rows of one table. */
export interface Batch {
  table: Table
  /** A list in PostgreSQL's own JSON, so that no value is rounded or reshaped on its way through this process. */
  rows: string
  count: number
}

/** Reads every table. In a transaction with `repeatable read` it is one snapshot, whatever is written meanwhile. */
export async function* readWhole(from: Transaction<Schema>): AsyncGenerator<Batch> {
  for (const { name, rowsAtOnce } of tables) {
    // Rows of different partitions have the same row addresses, so each partition is read by itself.
    const parts = isPartitioned(name) ? await listPartitions(from, name) : [{ name }]
    for (const { name: part } of parts) yield* readTable(from, { table: name, part, rowsAtOnce })
  }
}

/** A few of the largest batches of short rows. */
const pagesAtOnce = 10

/** From one range of pages to the next: PostgreSQL sorts what is left of the range, and not of the table, for each batch. */
async function* readTable(
  from: Transaction<Schema>,
  { table, part, rowsAtOnce }: { table: Table; part: string; rowsAtOnce: number },
): AsyncGenerator<Batch> {
  const pages = await countPages(from, part)
  for (let page = 0; page < pages; page += pagesAtOnce) {
    let last: string | undefined = startOfPage(page)
    while (last !== undefined) {
      const found: Found = await readRows(from, part, {
        last,
        end: startOfPage(page + pagesAtOnce),
        rowsAtOnce,
      })
      if (found.batch) yield { table, rows: found.batch, count: found.count }
      last = found.count === rowsAtOnce ? found.last : undefined
    }
  }
}

interface Found {
  batch: string | null
  count: number
  last: string
}

async function readRows(
  from: Transaction<Schema>,
  part: string,
  { last, end, rowsAtOnce }: { last: string; end: string; rowsAtOnce: number },
): Promise<Found> {
  const { rows } = await sql<Found>`
    select jsonb_agg(to_jsonb(rows) - 'place')::text as batch, count(*)::integer as count, max(place)::text as last
    from (
      select *, ctid as place from ${sql.table(part)}
      where ctid > ${last}::tid and ctid < ${end}::tid order by ctid limit ${rowsAtOnce}
    ) rows`.execute(from)
  return rows[0] ?? { batch: null, count: 0, last }
}

/** Writes batches in the order in which they were read into empty tables. @returns how many rows there were. */
export async function writeWhole(to: Transaction<Schema>, batches: AsyncIterable<Batch>): Promise<number> {
  await to.deleteFrom('portal').execute()
  // For the trigger of `0191-traffic-details`.
  await sql`select set_config('portal.restores_backup', 'on', true)`.execute(to)
  const columnsOf = new Map<Table, string[]>()
  let written = 0
  for await (const { table, rows, count } of batches) {
    const names = columnsOf.get(table) ?? (await storedColumns(to, table))
    columnsOf.set(table, names)
    if (isPartitioned(table)) await createPartitionsFor(to, table, rows)
    const columns = sql.join(names.map((column) => sql.ref(column)))
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(to)
    written += count
  }
  await sql`select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log`.execute(to)
  return written
}

/** Whether nothing was written yet but what the making of a database writes. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  for (const { name } of tables) {
    // The portal has its one row from the beginning.
    const isFilled = name === 'portal' ? sql<boolean>`content_version > 0` : sql<boolean>`true`
    const row = await db
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .where(isFilled)
      .limit(1)
      .executeTakeFirst()
    if (row) return false
  }
  return true
}

/** @param rows - Requests, as a list in PostgreSQL's own JSON. */
async function createPartitionsFor(
  db: Transaction<Schema>,
  table: PartitionedTable,
  rows: string,
): Promise<void> {
  const { rows: days } = await sql<{ day: Date }>`
    select distinct date_trunc('day', started_at, 'UTC') as day
    from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(db)
  for (const { day } of days) await createPartition(db, table, day.getTime())
}

async function storedColumns(db: Transaction<Schema>, table: Table): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows.map((row) => row.column_name)
}
