import { CommandRefused } from '../commands/command'
import { ConfigError } from '../config/environment'
import { WrongEncryptionKey } from '../store/keyring'
import { DatabaseUnavailable, SchemaMismatch } from '../store/unavailable'

type ListenError = NodeJS.ErrnoException & {
  address?: string
  port?: number
  /** The one that names the address, if it is not HOST and PORT. */
  setting?: string
}

/** Prints what an operator can fix in sentences; anything else is a fault of ours and shows where it happened. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${sentenceFor(error)}\n`)
}

function sentenceFor(error: unknown): string {
  if (
    error instanceof CommandRefused ||
    error instanceof DatabaseUnavailable ||
    error instanceof SchemaMismatch ||
    error instanceof ConfigError ||
    error instanceof WrongEncryptionKey
  ) {
    return error.message
  }
  if (!(error instanceof Error)) return String(error)
  const { code, address, port, setting } = error as ListenError

  const listenAddress = `${address ?? 'this address'}:${port ?? ''}`
  if (code === 'EADDRINUSE')
    return `The port is in use (${listenAddress}); stop what listens there, or choose another with ${setting ?? 'PORT'}.`
  if (code === 'EADDRNOTAVAIL')
    return `This machine does not have the address ${address ?? ''}; set ${setting ?? 'HOST'} to one it has.`
  if (code === 'EACCES' && error.message.startsWith('listen')) {
    return `Listening at ${listenAddress} is not permitted to this user; choose another port with ${setting ?? 'PORT'}.`
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') return `${error.message}.`
  return error.stack ?? error.message
}
