import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import {
  lockRegistration,
  setRegistrationStatus,
  type LockedRegistration,
} from '../store/registration-review'
import {
  findRequestedScopes,
  setRegistrationScopes,
  type RegistrationScopes,
} from '../store/registration-scopes'
import type { Schema } from '../store/schema'
import type { RegistrationStatus } from '../store/settings'
import { keepDecision, liftDecisions, type DecidedRegistration } from '../store/standing-decisions'
import { Refusal, type FieldFault } from './refusal'

export const registrationDecisions = ['approve', 'reject', 'revoke'] as const
export type RegistrationDecision = (typeof registrationDecisions)[number]

/** The status that each decision sets, and the statuses in which it is allowed. */
const decisions: Readonly<
  Record<RegistrationDecision, { status: RegistrationStatus; from: readonly RegistrationStatus[] }>
> = {
  approve: { status: 'approved', from: ['pending', 'revoked'] },
  reject: { status: 'rejected', from: ['pending'] },
  revoke: { status: 'revoked', from: ['approved'] },
}

/** The mail to the developer. */
const mails = {
  approve: 'registration-approved',
  reject: 'registration-rejected',
  revoke: 'registration-revoked',
} as const

const scopeMails = { approve: 'scopes-approved', reject: 'scopes-rejected' } as const

export type DecisionOutcome =
  | { outcome: 'decided' | 'unchanged'; status: RegistrationStatus }
  | { outcome: 'impossible'; status: RegistrationStatus; from: readonly RegistrationStatus[] }
  | { outcome: 'unknown' }

interface Decision {
  id: string
  decision: RegistrationDecision
  /**
   * Scopes that are approved or rejected. Absent: all that wait, whether or not the operator has seen them. With scopes, a rejection leaves
   * the registration's status as it is.
   */
  scopes?: readonly string[]
  /** Of a rejection or revocation; the developer reads it, and is mailed it. */
  reason?: string
  actor: Actor
}

/**
 * Decides on a registration, or on the scopes that wait with an approved one, with effect from the next introspection on. Repeating a
 * decision changes nothing.
 *
 * Throws `Refusal` for scopes that the strategy does not have, and for those that do not wait.
 */
export async function decideRegistration(
  db: Transaction<Schema>,
  { id, decision, scopes, reason, actor }: Decision,
): Promise<DecisionOutcome> {
  const registration = await lockRegistration(db, id)
  if (!registration) return { outcome: 'unknown' }
  const change = changeOf(registration, decision, scopes)
  if ('outcome' in change) return change
  const { status, approved = [], rejected = [] } = change
  const before = { approved: registration.approved_scopes, pending: registration.pending_scopes }
  const after: RegistrationScopes = {
    approved: [...before.approved, ...approved],
    pending: before.pending.filter((scope) => ![...approved, ...rejected].includes(scope)),
  }
  const isOnlyScopes = status === registration.status
  const standing = decision === 'approve' ? undefined : reason
  if (!isOnlyScopes) await setRegistrationStatus(db, id, { status, reason: standing ?? null })
  if (approved.length + rejected.length > 0) await setRegistrationScopes(db, id, after)
  await remember(db, registration, { status, approved: after.approved, isOnlyScopes })
  const decidedScopes = decision === 'reject' ? rejected : approved
  await recordChange(db, {
    actor,
    action: `registration.${decision}${isOnlyScopes ? '-scopes' : ''}`,
    subject: id,
    details: {
      before: registration.status,
      application: registration.application_id,
      ...(decidedScopes.length > 0 && { scopes: decidedScopes }),
      ...(reason !== undefined && { reason }),
    },
  })
  const to = { to: 'account', accountId: registration.developer_id } as const
  const because = reason === undefined ? {} : { reason }
  if (isOnlyScopes && decision !== 'revoke')
    await orderMail(db, {
      ...to,
      template: scopeMails[decision],
      data: { registrationId: id, scopes: decidedScopes, ...because },
    })
  else
    await orderMail(db, {
      ...to,
      template: mails[decision],
      data: { registrationId: id, ...because, ...(decision === 'approve' && { scopes: after.approved }) },
    })
  return { outcome: 'decided', status }
}

interface DecidedChange {
  status: RegistrationStatus
  /** Scopes that no longer wait. */
  approved?: readonly string[]
  rejected?: readonly string[]
}

/** Returns what a decision changes, or why it changes nothing. */
function changeOf(
  registration: LockedRegistration,
  decision: RegistrationDecision,
  scopes: readonly string[] | undefined,
): DecidedChange | Exclude<DecisionOutcome, { outcome: 'decided' }> {
  const { status: current, approved_scopes: approved } = registration
  const { status, from } = decisions[decision]
  const pending = visibleScopes(registration)
  const isOpen = current === 'pending' || current === 'approved'
  if (scopes) {
    refuseUnknown(scopes, registration.available_scopes)
    if (decision === 'revoke')
      throw new Refusal('invalid', [{ ...scopesField, rule: 'invalid', reason: 'revokedWhole' }])
    // A revoked registration comes back with what it had: the operator saw these scopes before, others after that.
    if (!isOpen) return { outcome: 'impossible', status: current, from: ['pending', 'approved'] }
    const isKnown = (scope: string) =>
      pending.includes(scope) || (decision === 'approve' && approved.includes(scope))
    if (!scopes.every(isKnown))
      throw new Refusal(
        'scopes-not-pending',
        pending.length > 0 ? [{ ...scopesField, rule: 'enum', choices: pending }] : [],
      )
  }
  const waiting = scopes ? pending.filter((scope) => scopes.includes(scope)) : pending
  if (decision === 'approve' && isOpen)
    return current === status && waiting.length === 0
      ? { outcome: 'unchanged', status }
      : { status, approved: waiting }
  if (decision === 'reject' && isOpen && (scopes || (current === 'approved' && waiting.length > 0)))
    return { status: current, rejected: waiting }
  if (current === status) return { outcome: 'unchanged', status }
  if (!from.includes(current)) return { outcome: 'impossible', status: current, from }
  return decision === 'reject' ? { status, rejected: registration.pending_scopes } : { status }
}

const scopesField = { field: 'scopes' } as const

/** What waits and is shown: not the scopes that the strategy has no more. */
const visibleScopes = ({ pending_scopes, available_scopes }: LockedRegistration) =>
  pending_scopes.filter((scope) => available_scopes?.includes(scope))

function refuseUnknown(scopes: readonly string[], available: readonly string[] | null): void {
  if (scopes.every((scope) => available?.includes(scope))) return
  const fault: FieldFault = available?.length
    ? { ...scopesField, rule: 'enum', choices: available }
    : { ...scopesField, rule: 'invalid', reason: 'noScopes' }
  throw new Refusal('invalid', [fault])
}

interface Decided {
  status: RegistrationStatus
  approved: readonly string[]
  isOnlyScopes: boolean
}

/**
 * A decision against a registration stays when the registration is deleted, until an operator approves another one with everything that it
 * asks for: a part that was left out must not be granted automatically, once it is asked for again.
 */
async function remember(
  db: Transaction<Schema>,
  { developer_id, application_id, version_id }: LockedRegistration,
  { status, approved, isOnlyScopes }: Decided,
): Promise<void> {
  const about: DecidedRegistration = {
    developerId: developer_id,
    applicationId: application_id,
    versionId: version_id,
  }
  if (status === 'approved') {
    const requested = await findRequestedScopes(db, application_id)
    if (requested.every((scope) => approved.includes(scope))) await liftDecisions(db, about)
  } else if (!isOnlyScopes && status !== 'pending') await keepDecision(db, about, status)
}
