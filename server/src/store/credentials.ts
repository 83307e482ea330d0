import type { Kysely, Transaction } from 'kysely'
import { offsetOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'

/** A key as the wire shows it: without its value. */
export interface CredentialRecord {
  id: string
  display_name: string
}

/** Newest first. */
export async function listCredentials(
  db: Kysely<Schema>,
  applicationId: string,
  page: Page,
): Promise<Paged<CredentialRecord>> {
  const data = await db
    .selectFrom('credentials')
    .select(['id', 'display_name'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.size)
    .offset(offsetOf(page))
    .execute()
  return { data, total: await countCredentials(db, applicationId) }
}

export async function countCredentials(
  db: Kysely<Schema> | Transaction<Schema>,
  applicationId: string,
): Promise<number> {
  const { total } = await db
    .selectFrom('credentials')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertCredential(
  db: Transaction<Schema>,
  credential: CredentialRecord & { applicationId: string; keyHash: string },
): Promise<void> {
  const { id, display_name, applicationId, keyHash } = credential
  await db
    .insertInto('credentials')
    .values({ id, display_name, application_id: applicationId, key_hash: keyHash })
    .execute()
}

/** @returns whether the application has that key. */
export async function renameCredential(
  db: Transaction<Schema>,
  applicationId: string,
  { id, display_name }: CredentialRecord,
): Promise<boolean> {
  const renamed = await db
    .updateTable('credentials')
    .set({ display_name, updated_at: new Date() })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** @returns its name; undefined when the application has no such key. */
export async function deleteCredential(
  db: Transaction<Schema>,
  applicationId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('credentials')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .returning('display_name')
    .executeTakeFirst()
  return deleted?.display_name
}
