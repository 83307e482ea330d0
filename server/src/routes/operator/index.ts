import type { Operation } from '../../http/operation'
import { createOperatorAccessKey } from './create-operator-access-key'
import { createOperatorAuthStrategy } from './create-operator-auth-strategy'
import { createOperatorDeveloper } from './create-operator-developer'
import { decideOperatorDeveloper } from './decide-operator-developer'
import { decideOperatorRegistration } from './decide-operator-registration'
import { getOperatorStatus } from './get-operator-status'
import { importOperatorContent } from './import-operator-content'
import { listOperatorAccessKeys } from './list-operator-access-keys'
import { listOperatorAuditLog } from './list-operator-audit-log'
import { listOperatorAuthStrategies } from './list-operator-auth-strategies'
import { listOperatorDevelopers } from './list-operator-developers'
import { listOperatorRegistrations } from './list-operator-registrations'
import { listOperatorRequests } from './list-operator-requests'
import { listOperatorSigningKeys } from './list-operator-signing-keys'
import { revokeOperatorAccessKey } from './revoke-operator-access-key'
import { rotateOperatorSigningKeys } from './rotate-operator-signing-keys'
import { setOperatorAccess } from './set-operator-access'
import { updateOperatorDeveloper } from './update-operator-developer'

/** For operators' programs, behind an operator key: what the command line does for people. */
export const operatorOperations: readonly Operation[] = [
  createOperatorAccessKey,
  createOperatorAuthStrategy,
  createOperatorDeveloper,
  decideOperatorDeveloper,
  decideOperatorRegistration,
  getOperatorStatus,
  importOperatorContent,
  listOperatorAccessKeys,
  listOperatorAuditLog,
  listOperatorAuthStrategies,
  listOperatorDevelopers,
  listOperatorRegistrations,
  listOperatorRequests,
  listOperatorSigningKeys,
  revokeOperatorAccessKey,
  rotateOperatorSigningKeys,
  setOperatorAccess,
  updateOperatorDeveloper,
]
