import { connectClickhouse } from '../traffic/clickhouse/connection'
import { DatabaseUnavailable } from '../store/unavailable'
import type { Finding } from './finding'

/** Connects to ClickHouse, if the settings name one. Nothing is made or changed. */
export async function checkTraffic(clickhouseUrl: string | undefined): Promise<Finding> {
  const subject = 'traffic'
  if (clickhouseUrl === undefined)
    return { subject, state: 'ok', message: 'Traffic is kept in the database.' }
  try {
    const { client, database } = await connectClickhouse(clickhouseUrl)
    await client.close()
    const { host } = new URL(clickhouseUrl)
    return {
      subject,
      state: 'ok',
      message: `Traffic is kept in the ClickHouse database ${database} at ${host}.`,
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return { subject, state: 'failed', message: error.message }
  }
}
