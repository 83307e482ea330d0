import { sql, type Kysely } from 'kysely'

/** Versions that take an auth strategy, which an import looks up when it removes the strategy, and the next version to be sunset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index version_strategies_strategy on version_strategies (strategy_id)`.execute(db)
  await sql`
    create index product_versions_sunset on product_versions (sunset_at) where sunset_at is not null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index product_versions_sunset, version_strategies_strategy`.execute(db)
}
