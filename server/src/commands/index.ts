import type { Database } from '../store/database'
import { createStrategy, listAuthStrategies } from './auth-strategies'
import type { Command } from './command'
import { copyToPostgres } from './copy-to-postgres'
import { createDeveloper } from './create-developer'
import { decideAccount } from './decide-account'
import { importContent } from './import-content'
import { createKey, listKeys, revokeKey } from './keys'
import { readAuditLog } from './read-audit-log'
import { decideOnRegistration, listRegistrations } from './registrations'
import { listDevelopers } from './list-developers'
import { setAccess } from './set-access'
import { listSigningKeys, rotateKeys } from './signing-keys'

/** Every command that needs the database, by the name under which it is asked for. */
const commands: ReadonlyMap<string, Pick<Command<never>, 'run'>> = new Map(
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
  ].map((command) => [command.name, command]),
)

/** @throws when there is no such command; else as the command does. */
export function runCommand(database: Database, name: string, options: unknown): Promise<string[]> {
  const command = commands.get(name)
  if (!command) return Promise.reject(new Error(`There is no command "${name}".`))
  return command.run(database, options as never)
}
