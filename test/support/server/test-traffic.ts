import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createClient, type ClickHouseClient } from '@clickhouse/client'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../server/src/store/schema'
import { clickhouseTraffic } from '../../../server/src/traffic/clickhouse/clickhouse-store'
import type { Clickhouse } from '../../../server/src/traffic/clickhouse/connection'
import { prepareTables } from '../../../server/src/traffic/clickhouse/tables'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import type { TrafficStore } from '../../../server/src/traffic/traffic-store'

/**
 * A store of traffic for one test: with `TEST_CLICKHOUSE`, which names the folder where chdb is installed, a database of its own on
 * ClickHouse's engine in this process, else the database of the portal.
 */
export async function testTraffic(db: Kysely<Schema>): Promise<TrafficStore> {
  const folder = process.env.TEST_CLICKHOUSE
  if (!folder) return postgresTraffic(db)
  const clickhouse = await testClickhouse(folder)
  return {
    ...clickhouseTraffic(db, clickhouse),
    close: async () =>
      void (await clickhouse.client.command({ query: `drop database ${clickhouse.database}` })),
  }
}

/** Makes a database with empty tables on ClickHouse's engine. @param folder - Where chdb is installed. */
export async function testClickhouse(folder: string): Promise<Clickhouse> {
  const client = engineOf(folder)
  const database = `portal_test_${randomBytes(6).toString('hex')}`
  await client.command({ query: `create database ${database}` })
  await prepareTables({ client, database })
  return { client, database }
}

let engine: ClickHouseClient | undefined

/** One for all tests of a process: the engine takes one directory in each. */
function engineOf(folder: string): ClickHouseClient {
  if (engine) return engine
  const { createChdbConnection } = createRequire(resolve(folder, 'package.json'))('chdb/connection') as {
    createChdbConnection(options: { path: string }): never
  }
  return (engine = createClient({ connection: createChdbConnection({ path: ':memory:' }) }))
}

process.once('beforeExit', () => {
  engine?.close().catch((error: unknown) => console.error(error))
})
