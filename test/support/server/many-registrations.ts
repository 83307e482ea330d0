import { sql } from 'kysely'
import type { Stored } from './stored'

export interface ManyRegistrations {
  /** `tides/1.0`. */
  version: string
  /** Name of an auth strategy. */
  strategy: string
  count: number
}

/** Adds approved registrations, more than requests could make in the time of a test: each of an application and a developer of its own. */
export async function manyRegistrations(
  { database: { db } }: Stored,
  { version, strategy, count }: ManyRegistrations,
): Promise<void> {
  await sql`
    with made as (
      insert into accounts (kind, email, full_name, status)
      select 'developer', 'developer-' || number || '@example.com', 'Developer ' || number, 'approved'
      from generate_series(1, ${sql.lit(count)}) number
      returning id
    ), applying as (
      insert into applications (developer_id, strategy_id, name, reference_id)
      select made.id, auth_strategies.id, 'Buoy', made.id::text
      from made, auth_strategies where auth_strategies.name = ${strategy}
      returning id
    )
    insert into registrations (application_id, version_id, status)
    select applying.id, product_versions.id, 'approved'
    from applying, product_versions join products on products.id = product_id
    where products.slug || '/' || product_versions.name = ${version}`.execute(db)
}
