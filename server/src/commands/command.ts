import type { Database } from '../store/database'

/**
 * What an operator asks for. It runs where the database is open: in the server, when one runs on the embedded engine,
 * else in the process of the command line.
 */
export interface Command<Options> {
  name: string
  /**
   * @param options - Plain data; it may have come through a socket.
   * @returns lines to print.
   * @throws {CommandRefused} when it cannot be done.
   */
  run(database: Database, options: Options): Promise<string[]>
}

/** The operator asked for something that cannot be done. Each line is a sentence for him; nothing was written. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

export function refuse(line: string): never {
  throw new CommandRefused([line])
}
