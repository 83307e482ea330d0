import { setTimeout as wait } from 'node:timers/promises'
import { loadCommand } from '../commands'
import type { CommandOutput, DatabaseNeed, TrafficCommand } from '../commands/command'
import type { Config } from '../config/config'
import { actingFor } from '../lib/operator-context'
import type { Database } from '../store/database'
import type { TrafficStore } from '../traffic/traffic-store'
import { DirectoryInUse } from '../store/unavailable'
import { askServer } from './control-client'

/** A server that is starting takes commands soon; another command is soon over. */
const patienceMs = 15_000
const pauseMs = 100

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir' | 'encryption' | 'clickhouseUrl'>

/**
 * Runs a command where the database is: in PostgreSQL's case from here; on the embedded engine in the server that has
 * it, or from here if none runs.
 *
 * @param person - Whom the audit log names.
 * @throws {SchemaMismatch} if the command needs the schema of this version, and the database has another.
 */
export async function perform(
  location: DatabaseLocation,
  name: string,
  options: unknown,
  person?: string,
): Promise<CommandOutput> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const output = location.databaseUrl
      ? undefined
      : await askServer(location.dataDir, { command: name, options, person })
    if (output) return output
    const command = await loadCommand(name)
    const database = await openUnlessBusy(location, command.needs ?? 'current', Date.now() > deadline)
    if (database) return actingFor(person, () => runAndClose(location, database, command, options))
    await wait(pauseMs)
  }
}

async function openUnlessBusy(
  location: DatabaseLocation,
  need: DatabaseNeed,
  isLastTry: boolean,
): Promise<Database | undefined> {
  try {
    return await openFor(need, location)
  } catch (error) {
    if (error instanceof DirectoryInUse && !isLastTry) return undefined
    throw error
  }
}

async function openFor(need: DatabaseNeed, location: DatabaseLocation): Promise<Database> {
  // Loaded only where no server has done the work.
  const { connectDatabase, openDatabase } = await import('../open-database')
  const { requireCurrentSchema } = await import('../store/schema-state')
  if (need === 'migrated') return openDatabase(location)
  const database = await connectDatabase(location, { create: location.dataDir === ':memory:' })
  try {
    if (need === 'current') await requireCurrentSchema(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function runAndClose(
  { clickhouseUrl }: DatabaseLocation,
  database: Database,
  command: Pick<TrafficCommand<unknown>, 'run'>,
  options: unknown,
): Promise<CommandOutput> {
  let traffic: TrafficStore | undefined
  try {
    return await command.run(database, options, async () => {
      const { openTraffic } = await import('../traffic/open-traffic')
      return (traffic ??= await openTraffic(clickhouseUrl, database))
    })
  } finally {
    await traffic?.close()
    await database.close()
  }
}
