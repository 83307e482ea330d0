import type { Database } from '../store/database'
import type { TrafficStore } from '../traffic/traffic-store'

/** How a command needs the database: with the schema of this version, brought to it, or whatever it is. */
export type DatabaseNeed = 'current' | 'migrated' | 'as-it-is'

/**
 * What an operator asks for. It runs where the database is open: in the server, when one runs on the embedded engine,
 * else in the process of the command line.
 */
export interface Command<Options> {
  /** Default: `current`. Only `start`, `migrate` and `restore` make or change a schema. */
  needs?: DatabaseNeed
  /**
   * @param options - Plain data; it may have come through a socket.
   * @throws {CommandRefused} if it cannot be done.
   */
  run(database: Database, options: Options): Promise<CommandOutput>
}

/** A command that works on traffic too. */
export interface TrafficCommand<Options> extends Omit<Command<Options>, 'run'> {
  /** @param traffic - Opened when it is asked for. */
  run(database: Database, options: Options, traffic: OpenTraffic): Promise<CommandOutput>
}

/** Returns the store of traffic. It is closed by the caller of the command. */
export type OpenTraffic = () => Promise<TrafficStore>

export interface CommandOutput {
  /** What people read. */
  lines: readonly string[]
  /** What `--json` prints, one a line. */
  records: readonly object[]
  /** Default: 0. */
  exitCode?: number
}

/** Returns the output of a command that says one thing. */
export function said(line: string | readonly string[], record: object): CommandOutput {
  return { lines: typeof line === 'string' ? [line] : line, records: [record] }
}

/** The operator asked for something that cannot be done. Each line is a sentence; nothing was written. */
export class CommandRefused extends Error {
  override readonly name: string = 'CommandRefused'

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/** The command removes much, and waits for the operator to confirm it. */
export class ConfirmationNeeded extends CommandRefused {
  override readonly name = 'ConfirmationNeeded'

  /** @param phrase - What the operator types, and what the command takes as `confirmation`. */
  constructor(
    lines: readonly string[],
    readonly phrase: string,
  ) {
    super(lines)
  }
}

/** Of the process, if the schema is not the one of this version. */
export const schemaMismatchExitCode = 5

export function refuse(line: string): never {
  throw new CommandRefused([line])
}
