import { defaultLimits, fewestConnections, type DatabaseLimits } from '../lib/database-limits'
import type { EnvironmentReader } from './environment'

export function readDatabaseLimits(read: EnvironmentReader): DatabaseLimits {
  const seconds = (name: string, fallback: number) =>
    read.integer(name, { default: fallback, minimum: 1, maximum: 3600 })
  return {
    connections: read.integer('DATABASE_CONNECTIONS', {
      default: defaultLimits.connections,
      minimum: fewestConnections,
      maximum: 1000,
    }),
    statementSeconds: seconds('STATEMENT_TIMEOUT_SECONDS', defaultLimits.statementSeconds),
    lockSeconds: seconds('LOCK_TIMEOUT_SECONDS', defaultLimits.lockSeconds),
    idleTransactionSeconds: seconds('IDLE_TRANSACTION_SECONDS', defaultLimits.idleTransactionSeconds),
  }
}
