/** The barrier of stories about imports that wait: another process has the turn. PostgreSQL only. */
import pg from 'pg'
import { until } from './until'

export interface HeldTurn {
  /** Waits until an import has asked for the turn in vain. */
  asked(): Promise<void>
  /** Connections that have asked for it, and were not given back to another use. */
  askers(): Promise<number>
  release(): Promise<void>
}

export async function holdImportTurn(databaseUrl: string): Promise<HeldTurn> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'other imports' })
  await client.connect()
  await client.query('select pg_advisory_lock(7406001)')
  let ended: Promise<void> | undefined
  const askers = async () => {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::integer from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ~ 'advisory_lock'`)
    return Number(rows[0]?.count)
  }
  return {
    askers,
    asked: () => until(async () => (await askers()) > 0, 'an import has asked for its turn'),
    release: () => (ended ??= client.end()),
  }
}
