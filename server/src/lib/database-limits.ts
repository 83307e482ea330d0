/** Limits of one process on PostgreSQL. */
export interface DatabaseLimits {
  /** All connections, with the one that listens for changes. At least `fewestConnections`. */
  readonly connections: number
  /** Of a statement, but for those of jobs. */
  readonly statementSeconds: number
  /** Of waiting for a lock that another transaction has, but for jobs. */
  readonly lockSeconds: number
  /** Of a transaction between two statements, but for those of jobs. */
  readonly idleTransactionSeconds: number
}

export const fewestConnections = 10

export const defaultLimits: DatabaseLimits = {
  connections: 20,
  statementSeconds: 30,
  lockSeconds: 10,
  idleTransactionSeconds: 30,
}
