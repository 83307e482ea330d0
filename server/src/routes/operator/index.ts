import type { Operation } from '../../http/operation'
import { createOperatorAuthStrategy } from './create-operator-auth-strategy'
import { decideOperatorDeveloper } from './decide-operator-developer'
import { decideOperatorRegistration } from './decide-operator-registration'
import { listOperatorAuditLog } from './list-operator-audit-log'
import { listOperatorAuthStrategies } from './list-operator-auth-strategies'
import { listOperatorDevelopers } from './list-operator-developers'
import { listOperatorRegistrations } from './list-operator-registrations'
import { rotateOperatorSigningKeys } from './rotate-operator-signing-keys'
import { setOperatorAccess } from './set-operator-access'

/** For operators' programs, behind an operator key: what the command line does for people. */
export const operatorOperations: readonly Operation[] = [
  createOperatorAuthStrategy,
  decideOperatorDeveloper,
  decideOperatorRegistration,
  listOperatorAuditLog,
  listOperatorAuthStrategies,
  listOperatorDevelopers,
  listOperatorRegistrations,
  rotateOperatorSigningKeys,
  setOperatorAccess,
]
