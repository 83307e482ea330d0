import type { Operation } from '../../http/operation'
import { createOperatorAccessCode } from './create-operator-access-code'
import { createOperatorAccessKey } from './create-operator-access-key'
import { createOperatorDeveloper, createOperatorUser } from './create-operator-account'
import { createOperatorAuthStrategy } from './create-operator-auth-strategy'
import { createOperatorInvitation } from './create-operator-invitation'
import { decideOperatorDeveloper, decideOperatorUser } from './decide-operator-account'
import { decideOperatorRegistration } from './decide-operator-registration'
import { getOperatorStatus } from './get-operator-status'
import { importOperatorContent } from './import-operator-content'
import { listOperatorAccessCodes } from './list-operator-access-codes'
import { listOperatorAccessKeys } from './list-operator-access-keys'
import { listOperatorDevelopers, listOperatorUsers } from './list-operator-accounts'
import { listOperatorAuditLog } from './list-operator-audit-log'
import { listOperatorAuthStrategies } from './list-operator-auth-strategies'
import { listOperatorDeveloperIdentities, listOperatorUserIdentities } from './list-operator-identities'
import { listOperatorInvitations } from './list-operator-invitations'
import { listOperatorOrganizations } from './list-operator-organizations'
import { listOperatorRegistrations } from './list-operator-registrations'
import { listOperatorRequests } from './list-operator-requests'
import { listOperatorSigningKeys } from './list-operator-signing-keys'
import { mailOperatorDeveloperPassword, mailOperatorUserPassword } from './mail-operator-account-password'
import { revokeOperatorAccessCode } from './revoke-operator-access-code'
import { revokeOperatorAccessKey } from './revoke-operator-access-key'
import { rotateOperatorSigningKeys } from './rotate-operator-signing-keys'
import { sendOperatorInvitation } from './send-operator-invitation'
import { setOperatorAccess } from './set-operator-access'
import { unlinkOperatorDeveloperIdentity, unlinkOperatorUserIdentity } from './unlink-operator-identity'
import { updateOperatorDeveloper, updateOperatorUser } from './update-operator-account'
import { revokeOperatorInvitation } from './revoke-operator-invitation'

/** For operators' programs, behind an operator key: what the command line does for people. */
export const operatorOperations: readonly Operation[] = [
  createOperatorAccessCode,
  createOperatorAccessKey,
  createOperatorAuthStrategy,
  createOperatorDeveloper,
  createOperatorInvitation,
  createOperatorUser,
  decideOperatorDeveloper,
  decideOperatorRegistration,
  decideOperatorUser,
  getOperatorStatus,
  importOperatorContent,
  listOperatorAccessCodes,
  listOperatorAccessKeys,
  listOperatorAuditLog,
  listOperatorAuthStrategies,
  listOperatorDeveloperIdentities,
  listOperatorDevelopers,
  listOperatorInvitations,
  listOperatorOrganizations,
  listOperatorRegistrations,
  listOperatorRequests,
  listOperatorSigningKeys,
  listOperatorUserIdentities,
  listOperatorUsers,
  mailOperatorDeveloperPassword,
  mailOperatorUserPassword,
  revokeOperatorAccessCode,
  revokeOperatorAccessKey,
  rotateOperatorSigningKeys,
  sendOperatorInvitation,
  setOperatorAccess,
  unlinkOperatorDeveloperIdentity,
  unlinkOperatorUserIdentity,
  updateOperatorDeveloper,
  updateOperatorUser,
  revokeOperatorInvitation,
]
