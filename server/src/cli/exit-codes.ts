import { CommandRefused, ConfirmationNeeded, schemaMismatchExitCode } from '../commands/command'
import { ConfigError } from '../config/environment'
import { WrongEncryptionKey } from '../store/keyring'
import { DatabaseUnavailable, NoDatabase, SchemaMismatch } from '../store/unavailable'

/** What the process ends with; documented in docs/operating.md. */
export const exitCodes = {
  done: 0,
  /** The command was refused, or failed. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** A setting cannot be used. */
  settings: 3,
  /** What the settings name cannot be used: the database, a port, the mail server. */
  unavailable: 4,
  /** The schema of the database is not the one of this version. */
  schema: schemaMismatchExitCode,
  /** Much would be removed, and nobody has confirmed it. */
  confirmation: 6,
} as const

const listenErrors = new Set(['EADDRINUSE', 'EADDRNOTAVAIL'])

export function exitCodeOf(error: unknown): number {
  if (error instanceof ConfirmationNeeded) return exitCodes.confirmation
  if (error instanceof CommandRefused) return exitCodes.failed
  if (error instanceof ConfigError || error instanceof WrongEncryptionKey) return exitCodes.settings
  if (error instanceof SchemaMismatch || error instanceof NoDatabase) return exitCodes.schema
  if (error instanceof DatabaseUnavailable) return exitCodes.unavailable
  const { code, syscall } = error as NodeJS.ErrnoException
  if (listenErrors.has(code ?? '') || syscall === 'listen') return exitCodes.unavailable
  return exitCodes.failed
}
