import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../store/schema'
import { findBatch, recordBatch, removeOldBatches } from '../batches'
import { compileList } from '../compile-list'
import { compileQuery } from '../compile-query'
import { mergeRows, type TrafficRow } from '../merge-rows'
import { dayMs, planTime } from '../time-plan'
import type { TrafficStore } from '../traffic-store'
import { clickhouseDialect } from './clickhouse-dialect'
import { responseOf, type Clickhouse } from './connection'
import { removeDetails, removeRequests } from './old-requests'
import { requestOf, rowOf, type RequestRow } from './rows'
import { tableOf } from './tables'

/**
 * Traffic in ClickHouse. Which batches were stored, and which days have lost their details, is written in the portal's database, as it is
 * without ClickHouse. A batch is written there after its requests, and never within a transaction that waits for ClickHouse: an engine
 * that hangs must not take the portal's connections. For an attempt that ends between the two, and for two attempts at once, ClickHouse
 * itself knows the batch by its token.
 */
export function clickhouseTraffic(db: Kysely<Schema>, clickhouse: Clickhouse): TrafficStore {
  const { client, database } = clickhouse
  const dialect = clickhouseDialect(database)

  async function rowsOf<T>(query: string): Promise<T[]> {
    const response = await responseOf(client.query({ query, format: 'JSONEachRow' }))
    return responseOf(response.json<T>())
  }

  return {
    async append(batch) {
      const earlier = await findBatch(db, batch)
      if (earlier) return earlier
      if (batch.requests.length > 0) {
        const values = batch.requests.map(rowOf)
        const token = createHash('sha256').update(`${batch.gatewayId} ${batch.id}`).digest('hex')
        await responseOf(
          client.insert({
            table: tableOf(database),
            values,
            format: 'JSONEachRow',
            // Stored when the engine answers, and once.
            clickhouse_settings: {
              async_insert: 0,
              insert_deduplicate: 1,
              insert_deduplication_token: token,
            },
          }),
        )
      }
      return (await recordBatch(db, batch)) ?? batch.outcome
    },

    async query(query) {
      if (query.applications.length === 0 || query.end <= query.start) return []
      const statements = compileQuery(query, planTime(query, undefined), dialect)
      const results = await Promise.all(statements.map((statement) => rowsOf<TrafficRow>(statement)))
      return mergeRows(query, results.flat())
    },

    async listRequests(query) {
      if (query.applications?.length === 0) return []
      return (await rowsOf<RequestRow>(compileList(query, dialect))).map(requestOf)
    },

    // The engine makes its partitions itself.
    prepare: () => Promise.resolve(),

    // Requests are counted when they are asked for.
    rollUp: () => Promise.resolve(),

    removeDetails: (before) => removeDetails(db, clickhouse, before),

    async purge(before) {
      const day = new Date(before.getTime() - (before.getTime() % dayMs))
      await removeRequests(db, clickhouse, day)
      await removeOldBatches(db)
      await db.deleteFrom('traffic_days_without_details').where('day', '<', day).execute()
    },

    close: () => client.close(),
  }
}
