import type { Kysely, Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import type { ApplicationRecord, OwnedApplication } from '../store/applications'
import { recordChange, type Actor } from '../store/audit-log'
import { findProductAccess, type Viewer } from '../store/product-access'
import { listCurrentScopes, type RegistrationScopes } from '../store/registration-scopes'
import { deleteRegistration, findRegistration, insertRegistration } from '../store/registrations'
import type { Schema } from '../store/schema'
import { hasStandingDecision } from '../store/standing-decisions'
import { findVersionOfAny, type RegistrationConfig } from '../store/versions'
import { scopeFaults } from './application-input'
import { lockOwnedApplication, ownedApplication, type Precondition } from './applications'
import { Refusal, refuseFaults } from './refusal'
import {
  changeScopes,
  currentScopes,
  divideScopes,
  withScopes,
  type Registration,
} from './registration-scopes'
import { refusingDuplicates } from './unique-values'

/** Returns a registration of the developer's application. Throws `Refusal` if either is unknown. */
export async function ownedRegistration(
  db: Kysely<Schema>,
  owned: OwnedApplication,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<Registration> {
  const application = await ownedApplication(db, owned)
  const registration = await findRegistration(db, application.id, {
    id,
    isRestricted: viewer !== 'unrestricted',
  })
  if (!registration) throw new Refusal('unknown')
  return withScopes(registration, application)
}

interface RegistrationRequest {
  versionId: string
  /** Of the whole application. Absent: they stay as they are. Those that wait stay in any case. */
  scopes?: string[]
  viewer: Viewer
  actor: Actor
}

/**
 * Registers an application for a version of a product.
 *
 * It is approved at once if the version says so and no operator has decided against the application, or against the
 * developer for this version; scopes that the version does not approve by itself wait. The operators are mailed about whatever waits.
 */
export async function requestRegistration(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  { versionId, scopes, viewer, actor }: RegistrationRequest,
): Promise<Registration> {
  const application = await lockOwnedApplication(db, owned)
  const config = await configFor(db, application, versionId, viewer)
  const requested = await chooseScopes(
    db,
    { ...application, developerId: owned.developerId },
    { scopes, actor },
  )
  const applicationId = application.id
  const mayApprove =
    config.registration_auto_approve &&
    !(await hasStandingDecision(db, { developerId: owned.developerId, applicationId, versionId }))
  const status = mayApprove ? 'approved' : 'pending'
  const divided = divideScopes(requested, { ...config, registration_auto_approve: mayApprove })
  const id = await refusingDuplicates(
    insertRegistration(db, { applicationId, versionId, status, scopes: divided }),
  )
  await recordChange(db, {
    actor,
    action: 'registration.create',
    subject: id,
    details: {
      status,
      application: applicationId,
      product_version: versionId,
      ...(application.scopes && { approved_scopes: divided.approved, pending_scopes: divided.pending }),
    },
  })
  const data = { registrationId: id }
  if (status === 'pending') await orderMail(db, { to: 'operators', template: 'registration-waiting', data })
  else if (divided.pending.length > 0)
    await orderMail(db, { to: 'operators', template: 'scopes-waiting', data })
  return ownedRegistration(db, owned, { id, viewer })
}

/** Returns how the version registers this application. Throws `Refusal` if it does not. */
async function configFor(
  db: Transaction<Schema>,
  { auth_strategy }: ApplicationRecord,
  versionId: string,
  viewer: Viewer,
): Promise<RegistrationConfig> {
  const version = await findVersionOfAny(db, versionId)
  if (!version) throw new Refusal('unknown')
  const access = await findProductAccess(db, version.product_id, viewer)
  // A version of a hidden product is as unknown as one that does not exist.
  if (!access?.actions.view) throw new Refusal('unknown')
  if (!access.actions.register) throw new Refusal('forbidden')
  const config = version.registration_configs.find(({ id }) => id === auth_strategy.id)
  if (config?.registration_enabled) return config
  throw new Refusal('invalid', [{ field: 'product_version_id', rule: 'invalid', reason: 'noRegistration' }])
}

/**
 * Returns the scopes that the application asks for then. Clients send every scope that the application is to have, as far as they know:
 * those that wait are not among the granted ones that they read, so leaving them out does not withdraw them.
 */
async function chooseScopes(
  db: Transaction<Schema>,
  application: ApplicationRecord & { developerId: string },
  { scopes, actor }: { scopes: readonly string[] | undefined; actor: Actor },
): Promise<readonly string[]> {
  refuseFaults(scopeFaults(scopes, application.auth_strategy))
  const current = application.scopes ?? []
  if (!scopes || !application.scopes) return current
  const { pending } = await scopesOf(db, application, 'unrestricted')
  const chosen = [...new Set([...scopes, ...pending])]
  const isSame = chosen.length === current.length && chosen.every((scope) => current.includes(scope))
  if (!isSame) await changeScopes(db, application, { scopes: chosen, actor })
  return chosen
}

/** Returns the scopes that count for an application: those approved for any of its registrations, and the others that wait. */
export async function scopesOf(
  db: Kysely<Schema>,
  { id, scopes: requested = [] }: ApplicationRecord,
  viewer: Viewer,
): Promise<RegistrationScopes> {
  const registrations = await listCurrentScopes(db, id, viewer !== 'unrestricted')
  const current = registrations.map((one) => currentScopes(one, requested))
  const approved = requested.filter((scope) => current.some((one) => one.approved.includes(scope)))
  const pending = requested.filter((scope) => current.some((one) => one.pending.includes(scope)))
  return { approved, pending: pending.filter((scope) => !approved.includes(scope)) }
}

interface Withdrawal {
  id: string
  viewer: Viewer
  actor: Actor
  precondition: Precondition<Registration>
}

/** Deletes a registration, which closes the API to the application at once. Decisions of operators stay. */
export async function withdrawRegistration(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  { id, viewer, actor, precondition }: Withdrawal,
): Promise<void> {
  const application = await lockOwnedApplication(db, owned)
  const registration = await ownedRegistration(db, owned, { id, viewer })
  precondition(registration)
  await deleteRegistration(db, id)
  await recordChange(db, {
    actor,
    action: 'registration.delete',
    subject: id,
    details: {
      status: registration.status,
      application: application.id,
      product_version: registration.product_version_id,
    },
  })
}
