import { setTimeout as wait } from 'node:timers/promises'
import { needsOf, runCommand } from '../commands'
import type { CommandOutput, DatabaseNeed } from '../commands/command'
import type { Config } from '../config/config'
import { connectDatabase, openDatabase, type Database } from '../store/database'
import { requireCurrentSchema } from '../store/schema-state'
import { DirectoryInUse } from '../store/unavailable'
import { askServer } from './control-client'

/** A server that is starting takes commands soon; another command is soon over. */
const patienceMs = 15_000
const pauseMs = 100

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'encryption'>

/**
 * Runs a command where the database is: in PostgreSQL's case from here; on the embedded engine in the server that has
 * it, or from here if none runs.
 *
 * @throws {SchemaMismatch} if the command needs the schema of this version, and the database has another.
 */
export async function perform(place: Place, command: string, options: unknown): Promise<CommandOutput> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const output = place.databaseUrl ? undefined : await askServer(place.dataDir, { command, options })
    if (output) return output
    const database = await openUnlessBusy(place, needsOf(command), Date.now() > deadline)
    if (database) return runAndClose(database, command, options)
    await wait(pauseMs)
  }
}

async function openUnlessBusy(
  place: Place,
  need: DatabaseNeed,
  isLastTry: boolean,
): Promise<Database | undefined> {
  try {
    return await openFor(need, place)
  } catch (error) {
    if (error instanceof DirectoryInUse && !isLastTry) return undefined
    throw error
  }
}

async function openFor(need: DatabaseNeed, place: Place): Promise<Database> {
  if (need === 'migrated') return openDatabase(place)
  const database = await connectDatabase(place, { create: place.dataDir === ':memory:' })
  try {
    if (need === 'current') await requireCurrentSchema(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function runAndClose(database: Database, command: string, options: unknown): Promise<CommandOutput> {
  try {
    return await runCommand(database, command, options)
  } finally {
    await database.close()
  }
}
