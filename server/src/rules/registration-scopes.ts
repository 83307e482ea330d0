import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { changeApplication, type ApplicationRecord } from '../store/applications'
import { recordChange, type Actor } from '../store/audit-log'
import type { RegistrationRecord } from '../store/registrations'
import {
  lockRegistrationsOf,
  setRegistrationScopes,
  type AutomaticApproval,
  type RegistrationScopes,
  type ScopedRegistration,
} from '../store/registration-scopes'
import type { Schema } from '../store/schema'
import type { RegistrationStatus } from '../store/settings'
import { hasStandingDecision } from '../store/standing-decisions'

const without = (scopes: readonly string[], others: readonly string[]) =>
  scopes.filter((scope) => !others.includes(scope))

const among = (scopes: readonly string[], others: readonly string[]) =>
  scopes.filter((scope) => others.includes(scope))

/** Returns which of some scopes a version approves by itself, and which wait. */
export function divideScopes(
  scopes: readonly string[],
  { registration_auto_approve: isAutomatic, auto_approve_scopes: covered }: AutomaticApproval,
): RegistrationScopes {
  if (!isAutomatic) return { approved: [], pending: scopes }
  if (!covered) return { approved: scopes, pending: [] }
  return { approved: among(scopes, covered), pending: without(scopes, covered) }
}

/** Returns the scopes of a registration that count, in the order in which the application asks for them. */
export function currentScopes(
  { status, approved, pending }: RegistrationScopes & { status: RegistrationStatus },
  requested: readonly string[],
): RegistrationScopes {
  const isOpen = status === 'approved'
  return {
    approved: isOpen ? among(requested, approved) : [],
    pending: isOpen || status === 'pending' ? among(requested, pending) : [],
  }
}

/** A registration as developers see it. Scopes are present if the strategy lets them choose some. */
export type Registration = Omit<
  RegistrationRecord,
  'approved_scopes' | 'pending_scopes' | 'decision_reason'
> & {
  decision_reason?: string
  granted_scopes?: readonly string[]
  pending_scopes?: readonly string[]
}

export function withScopes(
  { approved_scopes, pending_scopes, decision_reason: reason, ...rest }: RegistrationRecord,
  { scopes: requested }: ApplicationRecord,
): Registration {
  const registration = reason === null ? rest : { ...rest, decision_reason: reason }
  if (!requested) return registration
  const { status } = registration
  const { approved, pending } = currentScopes(
    { status, approved: approved_scopes, pending: pending_scopes },
    requested,
  )
  return { ...registration, granted_scopes: approved, pending_scopes: pending }
}

interface ScopeChange {
  /** All that the application is to ask for, once each. */
  scopes: readonly string[]
  actor: Actor
}

/**
 * Changes the scopes that a locked application asks for. Those that are left out disappear from every registration at once. New ones are
 * asked for with each registration, whose status stays: a version that approves them by itself grants them, else the operators are mailed.
 */
export async function changeScopes(
  db: Transaction<Schema>,
  application: ApplicationRecord & { developerId: string },
  { scopes, actor }: ScopeChange,
): Promise<void> {
  const { id: applicationId, scopes: before = [] } = application
  await changeApplication(db, applicationId, { scopes: JSON.stringify(scopes) })
  const added = without(scopes, before)
  for (const registration of await lockRegistrationsOf(db, applicationId)) {
    const kept = {
      approved: among(registration.approved, scopes),
      pending: among(registration.pending, scopes),
    }
    const asked = await askedScopes(db, registration, { added, application })
    const approved = [...kept.approved, ...without(asked.approved, kept.approved)]
    const pending = [...kept.pending, ...without(asked.pending, [...kept.pending, ...kept.approved])]
    if (isSame(approved, registration.approved) && isSame(pending, registration.pending)) continue
    await setRegistrationScopes(db, registration.id, { approved, pending })
    await recordChange(db, {
      actor,
      action: 'registration.change-scopes',
      subject: registration.id,
      details: { application: applicationId, approved_scopes: approved, pending_scopes: pending },
    })
    if (registration.status === 'approved' && pending.some((scope) => asked.pending.includes(scope)))
      await orderMail(db, {
        to: 'operators',
        template: 'scopes-waiting',
        data: { registrationId: registration.id },
      })
  }
}

/** Nothing is asked for with a registration that was rejected. With one that was revoked, scopes wait until it is approved again. */
async function askedScopes(
  db: Transaction<Schema>,
  registration: ScopedRegistration,
  { added, application }: { added: readonly string[]; application: { id: string; developerId: string } },
): Promise<RegistrationScopes> {
  const { status, version_id: versionId } = registration
  if (added.length === 0 || status === 'rejected') return { approved: [], pending: [] }
  const about = { developerId: application.developerId, applicationId: application.id, versionId }
  const mayApprove = status === 'approved' && !(await hasStandingDecision(db, about))
  return mayApprove ? divideScopes(added, registration) : { approved: [], pending: added }
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((scope) => others.includes(scope))
