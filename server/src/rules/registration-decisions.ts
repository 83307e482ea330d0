import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import { lockRegistration, setRegistrationStatus } from '../store/registration-review'
import type { Schema } from '../store/schema'
import type { RegistrationStatus } from '../store/settings'

export const registrationDecisions = ['approve', 'reject', 'revoke'] as const
export type RegistrationDecision = (typeof registrationDecisions)[number]

/** What each decision makes of a registration, and in which status it may be taken. */
const decisions: Readonly<
  Record<RegistrationDecision, { status: RegistrationStatus; from: readonly RegistrationStatus[] }>
> = {
  approve: { status: 'approved', from: ['pending', 'revoked'] },
  reject: { status: 'rejected', from: ['pending'] },
  revoke: { status: 'revoked', from: ['approved'] },
}

/** What the developer is told; a revocation they hear of from the API. */
const mails = {
  approve: 'registration-approved',
  reject: 'registration-rejected',
  revoke: undefined,
} as const

export type DecisionOutcome =
  | { outcome: 'decided' | 'unchanged'; status: RegistrationStatus }
  | { outcome: 'impossible'; status: RegistrationStatus; from: readonly RegistrationStatus[] }
  | { outcome: 'unknown' }

/** Takes effect with the next question of a gateway. Decided twice in the same way, it is decided once. */
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
  await recordChange(db, {
    actor,
    action: `registration.${decision}`,
    subject: id,
    details: { before: registration.status, application: registration.application_id },
  })
  const template = mails[decision]
  if (template) {
    await orderMail(db, {
      to: 'developer',
      developerId: registration.developer_id,
      template,
      data: { registrationId: id },
    })
  }
  return { outcome: 'decided', status }
}
