import type { CommandOutput } from '../commands/command'

/** One line of JSON each way, then the connection ends. */
export interface ControlRequest {
  command: string
  options: unknown
  /** Whom the audit log names. Absent in requests of the version before. */
  person?: string
}

export type ControlResponse =
  | { output: CommandOutput }
  /** The operator is told these, and nothing was done. */
  | { refused: readonly string[] }
  /** The same, until the phrase is typed. */
  | { unconfirmed: readonly string[]; phrase: string }
  | { failed: string }
