import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import {
  lockRegistration,
  setRegistrationStatus,
  type LockedRegistration,
} from '../store/registration-review'
import type { Schema } from '../store/schema'
import type { RegistrationStatus } from '../store/settings'
import { keepDecision, liftDecisions, type DecidedRegistration } from '../store/standing-decisions'

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

/** The mail to the developer. A revocation sends none: the API reports it. */
const mails = {
  approve: 'registration-approved',
  reject: 'registration-rejected',
  revoke: undefined,
} as const

export type DecisionOutcome =
  | { outcome: 'decided' | 'unchanged'; status: RegistrationStatus }
  | { outcome: 'impossible'; status: RegistrationStatus; from: readonly RegistrationStatus[] }
  | { outcome: 'unknown' }

/** Decides on a registration, with effect from the next introspection on. Repeating a decision changes nothing. */
export async function decideRegistration(
  db: Transaction<Schema>,
  { id, decision, actor }: { id: string; decision: RegistrationDecision; actor: Actor },
): Promise<DecisionOutcome> {
  const registration = await lockRegistration(db, id)
  if (!registration) return { outcome: 'unknown' }
  const { status, from } = decisions[decision]
  if (registration.status === status) return { outcome: 'unchanged', status }
  if (!from.includes(registration.status)) return { outcome: 'impossible', status: registration.status, from }
  await setRegistrationStatus(db, id, status)
  await remember(db, registration, status)
  await recordChange(db, {
    actor,
    action: `registration.${decision}`,
    subject: id,
    details: { before: registration.status, application: registration.application_id },
  })
  const template = mails[decision]
  if (template) {
    await orderMail(db, {
      to: 'account',
      accountId: registration.developer_id,
      template,
      data: { registrationId: id },
    })
  }
  return { outcome: 'decided', status }
}

/** A decision against a registration stays when the registration is deleted, until an operator approves another one. */
async function remember(
  db: Transaction<Schema>,
  { developer_id, application_id, version_id }: LockedRegistration,
  status: RegistrationStatus,
): Promise<void> {
  const about: DecidedRegistration = {
    developerId: developer_id,
    applicationId: application_id,
    versionId: version_id,
  }
  if (status === 'approved') await liftDecisions(db, about)
  else if (status !== 'pending') await keepDecision(db, about, status)
}
