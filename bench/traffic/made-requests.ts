import { sql } from 'kysely'
import type { Database } from '../../server/src/store/database'
import { createPartition, partitionedTables } from '../../server/src/store/traffic-partitions'
import type { Clickhouse } from '../../server/src/traffic/clickhouse/connection'
import { tableOf } from '../../server/src/traffic/clickhouse/tables'

const dayMs = 86_400_000
const keptMs = 90 * dayMs
const detailsMs = 30 * dayMs

export interface MadeRequests {
  readonly rows: number
  /** By falling number of requests: the first of fifty has one in seven. */
  readonly applications: readonly string[]
  /** An application uses five of them. */
  readonly versions: readonly string[]
  /** They end here and go back 90 days. */
  readonly now: number
}

const statuses =
  '200,200,200,200,200,200,200,200,200,200,200,200,201,201,204,304,400,401,403,404,404,429,500,503'

/** Makes requests in one statement, in the order of their time, as gateways report them. */
export async function makeInPostgres({ db }: Database, made: MadeRequests): Promise<void> {
  const { rows, applications, versions, now } = made
  const start = now - keptMs
  for (let day = start - (start % dayMs); day <= now; day += dayMs)
    for (const table of partitionedTables)
      await db.transaction().execute((transaction) => createPartition(transaction, table, day))
  const list = (ids: readonly string[]) => `'{${ids.join()}}'::uuid[]`
  const normal = 'sqrt(-2 * ln(1 - random())) * cos(6.283185 * random())'
  const columns =
    'started_at, application_id, product_version_id, status, method, path, latency_ms, request_bytes, response_bytes'
  await sql`${sql.raw(`
    with made (${columns}, request_id) as materialized (select to_timestamp(floor(${start} + (number - random()) * ${keptMs / rows}) / 1000),
      (${list(applications)})[app + 1],
      (${list(versions)})[1 + (app + least(floor(-ln(1 - random()) * 1.5)::integer, 4)) % ${versions.length}],
      ('{${statuses}}'::integer[])[1 + floor(random() * 24)], 'GET', '/levels/{id}',
      exp(3.5 + 0.8 * ${normal}), floor(random() * 500), floor(exp(6 + 1.5 * ${normal})), 'request-' || number
    from (
      select number, least(${applications.length - 1}, floor(-ln(1 - random()) * 6.5)::integer) as app
      from generate_series(1, ${rows}) number) numbered
    ), details as (
      insert into traffic_details (${columns}, request_id)
      select * from made where started_at >= to_timestamp(${(now - detailsMs) / 1000})
    )
    insert into traffic_requests (${columns})
    select ${columns.replace('method, path', "'', ''")} from made`)}`.execute(db)
  await sql`insert into traffic_open_periods
    select 'hour', generate_series(date_trunc('hour', to_timestamp(${start / 1000}), 'UTC'), to_timestamp(${now / 1000}), '1 hour')
    union all
    select 'half_hour', generate_series(date_trunc('hour', to_timestamp(${start / 1000}), 'UTC'), to_timestamp(${now / 1000}), '30 minutes')
    union all
    select 'day', generate_series(date_trunc('day', to_timestamp(${start / 1000}), 'UTC'), to_timestamp(${now / 1000}), '1 day')`.execute(
    db,
  )
}

/** What PostgreSQL does by itself in the minutes after such an insert. */
export async function settlePostgres({ db }: Database): Promise<void> {
  for (const table of [
    'traffic_requests',
    'traffic_details',
    'traffic_half_hours',
    'traffic_hours',
    'traffic_days',
    'traffic_open_periods',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

export async function makeInClickhouse({ client, database }: Clickhouse, made: MadeRequests): Promise<void> {
  const { rows, applications, versions, now } = made
  const list = (ids: readonly string[]) => `[${ids.map((id) => `toUUID('${id}')`).join()}]`
  await client.command({
    query: `
      insert into ${tableOf(database)} (started_at, application_id, product_version_id, status, method, path,
        latency_ms, request_bytes, response_bytes, request_id)
      with least(${applications.length - 1}, toInt32(floor(-log(1 - randCanonical(1)) * 6.5))) as app
      select fromUnixTimestamp64Milli(toInt64(${now - keptMs} + (number + randCanonical(2)) * ${keptMs / rows}), 'UTC'),
        ${list(applications)}[app + 1],
        ${list(versions)}[1 + (app + least(toInt32(floor(-log(1 - randCanonical(3)) * 1.5)), 4)) % ${versions.length}],
        [${statuses}][1 + rand32(4) % 24], 'GET', '/levels/{id}',
        exp(3.5 + 0.8 * randNormal(0, 1, 5)), rand32(6) % 500, toUInt32(exp(6 + 1.5 * randNormal(0, 1, 7))),
        concat('request-', toString(number))
      from numbers(${rows})`,
  })
}
