import type { Operation } from '../../http/operation'
import { createOperatorAuthStrategy } from './create-operator-auth-strategy'
import { decideOperatorRegistration } from './decide-operator-registration'
import { listOperatorAuditLog } from './list-operator-audit-log'
import { listOperatorRegistrations } from './list-operator-registrations'

/** For operators' programs, behind an operator key: what the command line does for people. */
export const operatorOperations: readonly Operation[] = [
  createOperatorAuthStrategy,
  decideOperatorRegistration,
  listOperatorAuditLog,
  listOperatorRegistrations,
]
