import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import {
  changeApplication,
  countApplications,
  deleteApplication,
  findApplication,
  insertApplication,
  lockApplication,
  replaceSecret,
  type ApplicationRecord,
  type OwnedApplication,
} from '../store/applications'
import { recordChange, type Actor } from '../store/audit-log'
import { findDefaultStrategy, findStrategy, type AuthStrategyRecord } from '../store/auth-strategies'
import { lockAccount } from '../store/accounts'
import type { Schema } from '../store/schema'
import { cleanInput, type ApplicationInput } from './application-input'
import { newSecret, secretHash } from './issued-secrets'
import { Refusal } from './refusal'
import { changeScopes } from './registration-scopes'
import { refusingDuplicates } from './unique-values'

/** Called with the application as it is, before it is changed. Throws to stop the change. */
export type Precondition<T> = (current: T) => void

/** Returns the developer's application. Throws `Refusal` if it is unknown or another developer's. */
export async function ownedApplication(
  db: Kysely<Schema>,
  owned: OwnedApplication,
): Promise<ApplicationRecord> {
  return known(await findApplication(db, owned))
}

/** Returns the developer's application, locked until the transaction ends. Throws as `ownedApplication`. */
export async function lockOwnedApplication(
  db: Transaction<Schema>,
  owned: OwnedApplication,
): Promise<ApplicationRecord> {
  return known(await lockApplication(db, owned))
}

function known(application: ApplicationRecord | undefined): ApplicationRecord {
  if (!application) throw new Refusal('unknown')
  return application
}

export interface NewApplication {
  application: ApplicationRecord
  /** Shown this once. Absent where the portal does not keep the client. */
  clientSecret?: string
}

/**
 * Creates an application.
 *
 * @param options.strategyId - Default: the portal's default strategy, or the only one.
 * @param options.quota - Applications that a developer may have.
 */
export async function createApplication(
  db: Transaction<Schema>,
  input: ApplicationInput,
  options: { developerId: string; strategyId?: string | null; quota: number; actor: Actor },
): Promise<NewApplication> {
  const { developerId, actor } = options
  const strategy = await strategyFor(db, options.strategyId)
  const cleaned = cleanInput(input, strategy)
  const { referenceId, clientSecret } = identityFor(strategy, cleaned.reference_id)
  // Locked, so that two requests at once do not both get the last place.
  await lockAccount(db, developerId)
  if ((await countApplications(db, developerId)) >= options.quota) throw new Refusal('application-quota')
  const id = await refusingDuplicates(
    insertApplication(db, {
      developer_id: developerId,
      strategy_id: strategy.id,
      name: cleaned.name ?? '',
      description: cleaned.description ?? null,
      redirect_uri: cleaned.redirect_uri ?? null,
      reference_id: referenceId,
      scopes: JSON.stringify(cleaned.scopes ?? []),
      secret_hash: clientSecret ? secretHash(clientSecret) : null,
    }),
  )
  await recordChange(db, {
    actor,
    action: 'application.create',
    subject: id,
    details: { name: cleaned.name ?? '', auth_strategy: strategy.name },
  })
  return { application: await ownedApplication(db, { id, developerId }), clientSecret }
}

async function strategyFor(db: Transaction<Schema>, id?: string | null): Promise<AuthStrategyRecord> {
  const strategy = id ? await findStrategy(db, id) : await findDefaultStrategy(db)
  if (strategy) return strategy
  if (id) throw new Refusal('unknown')
  throw new Refusal('invalid', [{ field: 'auth_strategy_id', rule: 'required', reason: 'noDefaultStrategy' }])
}

/** Returns what identifies the application to gateways. The portal makes both parts of clients that it keeps. */
function identityFor(
  { credential_type }: AuthStrategyRecord,
  referenceId: string | undefined,
): { referenceId: string; clientSecret?: string } {
  if (credential_type !== 'client_credentials') return { referenceId: referenceId || randomUUID() }
  if (!referenceId) return { referenceId: randomUUID(), clientSecret: newSecret('clientSecret') }
  throw new Refusal('invalid', [{ field: 'reference_id', rule: 'invalid', reason: 'givenByPortal' }])
}

interface Change {
  actor: Actor
  precondition: Precondition<ApplicationRecord>
}

/** Changes the fields that differ. Returns the application as it is then. */
export async function updateApplication(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  input: ApplicationInput,
  { actor, precondition }: Change,
): Promise<ApplicationRecord> {
  const application = await lockOwnedApplication(db, owned)
  precondition(application)
  const changes = differences(application, cleanInput(input, application.auth_strategy))
  const fields = Object.keys(changes)
  if (fields.length === 0) return application
  refuseReferenceChange(application, changes)

  const { scopes, ...texts } = changes
  await refusingDuplicates(changeApplication(db, owned.id, texts))
  await recordChange(db, {
    actor,
    action: 'application.update',
    subject: owned.id,
    details: { fields, ...(scopes && { scopes }) },
  })
  if (scopes) await changeScopes(db, { ...application, developerId: owned.developerId }, { scopes, actor })
  return ownedApplication(db, owned)
}

function differences(application: ApplicationRecord, input: ApplicationInput): ApplicationInput {
  const entries = Object.entries(input).filter(
    ([field, value]) =>
      JSON.stringify(application[field as keyof ApplicationInput]) !== JSON.stringify(value) &&
      // Forms send an empty list where there is nothing to choose.
      (field !== 'scopes' || application.scopes),
  )
  return Object.fromEntries(entries) as ApplicationInput
}

/** Throws `Refusal` if the reference ID is emptied, or is a client ID, which clients send back unchanged. */
function refuseReferenceChange(
  { auth_strategy }: ApplicationRecord,
  { reference_id }: ApplicationInput,
): void {
  if (reference_id === undefined) return
  const field = 'reference_id'
  if (auth_strategy.credential_type === 'client_credentials')
    throw new Refusal('invalid', [{ field, rule: 'invalid', reason: 'fixed' }])
  if (reference_id === '') throw new Refusal('invalid', [{ field, rule: 'min_length', minimum: 1 }])
}

/** Deletes an application with its credentials and registrations. */
export async function removeApplication(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  { actor, precondition }: Change,
): Promise<void> {
  const application = await lockOwnedApplication(db, owned)
  precondition(application)
  await deleteApplication(db, application.id)
  await recordChange(db, {
    actor,
    action: 'application.delete',
    subject: application.id,
    details: { name: application.name },
  })
}

/**
 * Gives the application a new client secret. The old one, and every token that was bought with it, is void at once.
 *
 * @returns undefined where the portal does not keep the client.
 */
export async function replaceClientSecret(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  actor: Actor,
): Promise<{ clientId: string; clientSecret: string } | undefined> {
  const { id, reference_id, auth_strategy } = await lockOwnedApplication(db, owned)
  if (auth_strategy.credential_type !== 'client_credentials') return undefined
  const clientSecret = newSecret('clientSecret')
  await replaceSecret(db, id, secretHash(clientSecret))
  await recordChange(db, { actor, action: 'application.refresh-secret', subject: id })
  return { clientId: reference_id, clientSecret }
}

/** Returns the scopes that an application asks for. Throws `Refusal` where developers choose none. */
export function requestedScopes({ scopes }: ApplicationRecord): string[] {
  if (!scopes) throw new Refusal('scopes-unsupported')
  return scopes
}
