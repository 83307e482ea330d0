import type { Database } from '../store/database'
import { postgresTraffic } from './postgres/postgres-store'
import type { TrafficStore } from './traffic-store'

/**
 * Opens the store of traffic: ClickHouse if there is an address, with its table made, else the portal's own database.
 *
 * @throws {DatabaseUnavailable} with one sentence for the operator if ClickHouse cannot be used.
 */
export async function openTraffic(
  clickhouseUrl: string | undefined,
  { db, analytics, jobs }: Pick<Database, 'db' | 'analytics' | 'jobs'>,
): Promise<TrafficStore> {
  if (clickhouseUrl === undefined) return postgresTraffic(analytics, jobs)
  // Loaded only when used.
  const { connectClickhouse } = await import('./clickhouse/connection')
  const { clickhouseTraffic } = await import('./clickhouse/clickhouse-store')
  const { prepareTables } = await import('./clickhouse/tables')
  const clickhouse = await connectClickhouse(clickhouseUrl)
  try {
    await prepareTables(clickhouse)
  } catch (error) {
    await clickhouse.client.close()
    throw error
  }
  return clickhouseTraffic(db, clickhouse)
}
