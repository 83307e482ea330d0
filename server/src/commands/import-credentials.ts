import { importKeys, type ImportedKeys, type KeyFault } from '../rules/imported-keys'
import { operatorActor } from '../store/audit-log'
import type { Database } from '../store/database'
import { CommandRefused, ConfirmationNeeded, said, type Command } from './command'
import { readForeignKeys } from './foreign-keys-file'

export interface ImportCredentialsOptions {
  /** Absolute path. */
  file: string
  dryRun: boolean
  /** Confirms what the file states about the keys: its phrase, or true for whatever it is. */
  confirmation?: string | true
}

/** Of lines with faults. The number of all is always said. */
const mostShown = 20

/** Imports keys of another system by their hashes: all of a file, or nothing. Running it twice is the same as once. */
export const importCredentials: Command<ImportCredentialsOptions> = {
  async run(database, { file, dryRun, confirmation }) {
    const { randomBits, keys, faults } = await readForeignKeys(file)
    refuseFaults(file, faults)
    const phrase = `${randomBits} random bits`
    if (!dryRun && confirmation !== true && confirmation !== phrase)
      throw new ConfirmationNeeded(
        [
          `${file} states that each of its keys has at least ${randomBits} random bits. The portal cannot see that from hashes.`,
          'Keys that are passwords, or numbers in a row, would be found by everyone who reads the database.',
          'Nothing was imported. Confirm it with --yes, or at a terminal.',
        ],
        phrase,
      )
    const outcome = await imported(database, keys, dryRun)
    refuseFaults(file, outcome.faults)
    const { faults: _, ...counts } = outcome
    return said(linesOf(counts, dryRun), { dry_run: dryRun, ...counts })
  },
}

/** A dry run does what an import does and undoes it. */
async function imported(
  { db }: Database,
  keys: Parameters<typeof importKeys>[1],
  dryRun: boolean,
): Promise<ImportedKeys> {
  const transaction = await db.startTransaction().execute()
  try {
    const outcome = await importKeys(transaction, keys, operatorActor)
    if (dryRun || outcome.faults.length > 0) await transaction.rollback().execute()
    else await transaction.commit().execute()
    return outcome
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
}

function refuseFaults(file: string, faults: readonly KeyFault[]): void {
  if (faults.length === 0) return
  const total = faults.length === 1 ? 'one mistake' : `${faults.length} mistakes`
  throw new CommandRefused([
    ...faults.slice(0, mostShown).map(({ line, reason }) => `${file}:${line}: ${reason}`),
    ...(faults.length > mostShown ? [`and ${faults.length - mostShown} more`] : []),
    `Nothing was imported: ${total}.`,
  ])
}

function linesOf(counts: Omit<ImportedKeys, 'faults'>, dryRun: boolean): string[] {
  const { imported: keys, unchanged, revoked, applications, registrations, closed } = counts
  return [
    `Keys ${dryRun ? 'that would be imported' : 'imported'}: ${keys}`,
    ...(unchanged > 0 ? [`Known already: ${unchanged}`] : []),
    ...(revoked > 0 ? [`Revoked here before, and still revoked: ${revoked}`] : []),
    `Applications created: ${applications}`,
    `Registrations created: ${registrations}`,
    ...(closed > 0 ? [`Registrations that are not approved, so that their keys are refused: ${closed}`] : []),
  ]
}
