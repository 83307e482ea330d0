/** One line of JSON each way, then the connection ends. */
export interface ControlRequest {
  command: string
  options: unknown
}

export type ControlAnswer =
  | { lines: string[] }
  /** The operator is told these, and nothing was done. */
  | { refused: readonly string[] }
  | { failed: string }
