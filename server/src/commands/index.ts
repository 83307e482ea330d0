import type { Database } from '../store/database'
import { createStrategy, listAuthStrategies } from './auth-strategies'
import { backup } from './backup'
import { restore } from './restore'
import type { Command, CommandOutput, DatabaseNeed } from './command'
import { copyToPostgres } from './copy-to-postgres'
import { createDeveloper } from './create-developer'
import { decideAccount } from './decide-account'
import { importContent } from './import-content'
import { createKey, listKeys, revokeKey } from './keys'
import { readAuditLog } from './read-audit-log'
import { decideOnRegistration, listRegistrations } from './registrations'
import { listDevelopers } from './list-developers'
import { migrateDatabase } from './migrate-database'
import { readStatus } from './read-status'
import { setAccess } from './set-access'
import { listSigningKeys, rotateKeys } from './signing-keys'

/** Every command that needs the database, by the name under which it is asked for. */
const commands: ReadonlyMap<string, Pick<Command<never>, 'run' | 'needs'>> = new Map(
  [
    importContent,
    createDeveloper,
    listDevelopers,
    decideAccount,
    setAccess,
    copyToPostgres,
    createStrategy,
    listAuthStrategies,
    createKey,
    listKeys,
    revokeKey,
    listSigningKeys,
    rotateKeys,
    listRegistrations,
    decideOnRegistration,
    readAuditLog,
    migrateDatabase,
    backup,
    restore,
    readStatus,
  ].map((command) => [command.name, command]),
)

/** Returns how a command needs the database. */
export function needsOf(name: string): DatabaseNeed {
  return commands.get(name)?.needs ?? 'current'
}

/** @throws if there is no such command; else as the command does. */
export function runCommand(database: Database, name: string, options: unknown): Promise<CommandOutput> {
  const command = commands.get(name)
  if (!command) return Promise.reject(new Error(`There is no command "${name}" in the server that runs.`))
  return command.run(database, options as never)
}
