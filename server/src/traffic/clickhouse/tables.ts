import { responseOf, type Clickhouse } from './connection'

/** Blocks of rows by which the engine knows a batch again that was sent twice. A batch has one for each of its days. */
const rememberedBlocks = 10_000

/**
 * Makes the table, or brings it to the newest form. Statements say what is there afterwards, so that every start, and several at once,
 * may run them: what a later version needs comes as a further one (`alter table … add column if not exists …`).
 */
export async function prepareTables({ client, database }: Clickhouse): Promise<void> {
  for (const query of statements(database)) await responseOf(client.command({ query }))
}

const statements = (database: string): readonly string[] => [
  `create table if not exists ${tableOf(database)} (
    started_at DateTime64(3, 'UTC'),
    application_id UUID,
    product_version_id UUID,
    credential_id Nullable(UUID),
    status UInt16,
    method LowCardinality(String),
    path LowCardinality(String),
    latency_ms Float32,
    request_bytes UInt32,
    response_bytes UInt32,
    request_id Nullable(String),
    reason LowCardinality(Nullable(String)),
    fields Nullable(String)
  )
  engine = MergeTree
  partition by toMonday(started_at)
  order by (application_id, started_at)
  settings non_replicated_deduplication_window = ${rememberedBlocks}, fsync_after_insert = 1, fsync_part_directory = 1`,
]

/** Name of the table with the requests, as SQL has it. */
export const tableOf = (database: string): string => `\`${database}\`.traffic_requests`
