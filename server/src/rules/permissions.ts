import { operatorRoles, type OperatorRole } from '../store/settings'

/**
 * Who may do what, beside `admin`, which may do all of it: the operations of the contract for operators, by their IDs, and
 * below them what depends on more than the operation. An empty list is for `admin` alone: it leads to other people's
 * accounts, to keys, or to everything that the portal signs.
 */
const roles = {
  createOperatorAccessCode: ['accounts'],
  createOperatorAccessKey: [],
  createOperatorAuthStrategy: ['import'],
  createOperatorDeveloper: ['accounts'],
  createOperatorInvitation: ['accounts'],
  createOperatorUser: ['accounts'],
  decideOperatorDeveloper: ['accounts', 'review'],
  decideOperatorRegistration: ['review'],
  decideOperatorUser: ['accounts', 'review'],
  getOperatorStatus: ['import', 'review', 'accounts', 'read'],
  importOperatorContent: ['import'],
  listOperatorAccessCodes: ['accounts', 'read'],
  listOperatorAccessKeys: [],
  listOperatorAuditLog: ['read'],
  listOperatorAuthStrategies: ['import', 'read'],
  listOperatorDeveloperIdentities: ['accounts', 'read'],
  listOperatorDevelopers: ['accounts', 'review', 'read'],
  listOperatorInvitations: ['accounts', 'read'],
  listOperatorOrganizations: ['accounts', 'review', 'read'],
  listOperatorRegistrations: ['review', 'read'],
  listOperatorRequests: ['read'],
  listOperatorSigningKeys: ['read'],
  listOperatorUserIdentities: ['accounts', 'read'],
  listOperatorUsers: ['accounts', 'review', 'read'],
  mailOperatorDeveloperPassword: ['accounts'],
  mailOperatorUserPassword: ['accounts'],
  revokeOperatorAccessCode: ['accounts'],
  revokeOperatorAccessKey: [],
  revokeOperatorInvitation: ['accounts'],
  rotateOperatorSigningKeys: [],
  sendOperatorInvitation: ['accounts'],
  setOperatorAccess: ['accounts'],
  unlinkOperatorDeveloperIdentity: ['accounts'],
  unlinkOperatorUserIdentity: ['accounts'],
  updateOperatorDeveloper: ['accounts'],
  updateOperatorUser: ['accounts'],

  /** An import that changes who signs in and where secrets are sent: see `trustedSettings`. */
  changeTrustedSettings: [],
  /** Entries of the audit log about keys. */
  readKeyEntries: [],
} as const satisfies Record<string, readonly OperatorRole[]>

export type Permission = keyof typeof roles

/** Returns the roles that may do it, in the order of `operatorRoles`. What the table does not have is for `admin` alone. */
export function rolesFor(permission: string): readonly OperatorRole[] {
  const named: readonly OperatorRole[] = Object.hasOwn(roles, permission)
    ? roles[permission as Permission]
    : []
  return operatorRoles.filter((role) => role === 'admin' || named.includes(role))
}

export function isPermitted(role: OperatorRole, permission: string): boolean {
  return rolesFor(permission).includes(role)
}

/** Whether the table names it, so that a test finds what was forgotten. */
export const isInTable = (permission: string): boolean => Object.hasOwn(roles, permission)
