import { setTimeout as wait } from 'node:timers/promises'
import { runCommand } from '../commands'
import type { Config } from '../config/config'
import { openDatabase, type Database } from '../store/database'
import { DirectoryInUse } from '../store/unavailable'
import { askServer } from './control-client'

/** A server that is starting takes commands soon; another command is soon over. */
const patienceMs = 15_000
const pauseMs = 100

/**
 * Runs a command where the database is: in PostgreSQL's case from here; on the embedded engine in the server that has
 * it, or from here when none runs.
 *
 * @returns lines to print.
 */
export async function perform(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  command: string,
  options: unknown,
): Promise<string[]> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = config.databaseUrl ? undefined : await askServer(config.dataDir, { command, options })
    if (answer) return answer
    const database = await openUnlessBusy(config, Date.now() > deadline)
    if (database) return runAndClose(database, command, options)
    await wait(pauseMs)
  }
}

async function openUnlessBusy(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  isLastTry: boolean,
): Promise<Database | undefined> {
  try {
    return await openDatabase({ databaseUrl, dataDir })
  } catch (error) {
    if (error instanceof DirectoryInUse && !isLastTry) return undefined
    throw error
  }
}

async function runAndClose(database: Database, command: string, options: unknown): Promise<string[]> {
  try {
    return await runCommand(database, command, options)
  } finally {
    await database.close()
  }
}
