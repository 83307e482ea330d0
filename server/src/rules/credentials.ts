import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { ApplicationRecord, OwnedApplication } from '../store/applications'
import { recordChange, type Actor } from '../store/audit-log'
import {
  countCredentials,
  deleteCredential,
  insertCredential,
  listCredentials,
  renameCredential,
  type CredentialOrder,
  type CredentialRecord,
} from '../store/credentials'
import type { Page, Paged } from '../store/paging'
import type { Schema } from '../store/schema'
import { lockOwnedApplication, ownedApplication } from './applications'
import { newSecret, secretHash } from './issued-secrets'
import { Refusal } from './refusal'

export const mostCredentials = 20
/** The prefix and four more: enough to tell keys apart, and nothing that helps to guess one. */
const firstCharacterCount = 8

/** Throws `Refusal` if the keys of the application are kept elsewhere. */
function refuseKeysElsewhere({ auth_strategy }: ApplicationRecord): void {
  if (auth_strategy.credential_type !== 'key_auth') throw new Refusal('keys-elsewhere')
}

/** Returns a page of the application's credentials. @param order - Default: newest first. */
export async function credentialsOf(
  db: Kysely<Schema>,
  owned: OwnedApplication,
  page: Page,
  order?: CredentialOrder,
): Promise<Paged<CredentialRecord>> {
  const application = await ownedApplication(db, owned)
  refuseKeysElsewhere(application)
  return listCredentials(db, application.id, page, order)
}

/**
 * Creates an API key. It is in clear only in what this returns.
 *
 * @param given.replaces - ID of a key of the application that is void then, and whose name is the default.
 */
export async function createCredential(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  given: { displayName: string | undefined; replaces: string | undefined; actor: Actor },
): Promise<{ id: string; display_name: string; credential: string }> {
  // Locked, so that two requests at once do not both get the last place.
  const application = await lockOwnedApplication(db, owned)
  refuseKeysElsewhere(application)
  const { displayName, replaces, actor } = given
  const replacedName =
    replaces === undefined ? undefined : await deleteKey(db, application.id, { id: replaces, actor })
  if ((await countCredentials(db, application.id)) >= mostCredentials) throw new Refusal('credential-quota')

  const id = randomUUID()
  const display_name = displayName?.trim() || replacedName || id
  const credential = newSecret('key')
  const keyHash = secretHash(credential)
  const firstCharacters = credential.slice(0, firstCharacterCount)
  await insertCredential(db, { id, display_name, applicationId: application.id, keyHash, firstCharacters })
  await recordChange(db, {
    actor,
    action: 'credential.create',
    subject: id,
    details: {
      name: display_name,
      application: application.id,
      ...(replaces === undefined ? {} : { replaces }),
    },
  })
  return { id, display_name, credential }
}

/** Changes the display name of an API key. */
export async function renameKey(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  { id, displayName, actor }: { id: string; displayName: string; actor: Actor },
): Promise<void> {
  const display_name = displayName.trim()
  if (display_name === '')
    throw new Refusal('invalid', [{ field: 'display_name', rule: 'min_length', minimum: 1 }])
  const application = await ownedApplication(db, owned)
  if (!(await renameCredential(db, application.id, { id, display_name }))) throw new Refusal('unknown')
  await recordChange(db, {
    actor,
    action: 'credential.rename',
    subject: id,
    details: { name: display_name, application: application.id },
  })
}

/** Deletes an API key, which is void at once. */
export async function revokeCredential(
  db: Transaction<Schema>,
  owned: OwnedApplication,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> {
  const application = await ownedApplication(db, owned)
  refuseKeysElsewhere(application)
  await deleteKey(db, application.id, { id, actor })
}

/** @returns the name that the key had. */
async function deleteKey(
  db: Transaction<Schema>,
  applicationId: string,
  { id, actor }: { id: string; actor: Actor },
): Promise<string> {
  const name = await deleteCredential(db, applicationId, id)
  if (name === undefined) throw new Refusal('unknown')
  await recordChange(db, {
    actor,
    action: 'credential.revoke',
    subject: id,
    details: { name, application: applicationId },
  })
  return name
}
