import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { AccountKind } from './settings'

export interface IdentityKey {
  kind: AccountKind
  issuer: string
  subject: string
}

/** Finds the account of an identity, and notes that it was used. */
export async function useIdentity(
  db: Transaction<Schema>,
  { kind, issuer, subject }: IdentityKey,
): Promise<string | undefined> {
  const found = await db
    .updateTable('linked_identities')
    .set({ last_used_at: sql`now()` })
    .where('kind', '=', kind)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('account_id')
    .executeTakeFirst()
  return found?.account_id
}

/** Whether the account belongs to another identity of the same issuer. */
export async function hasOtherIdentity(
  db: Transaction<Schema>,
  accountId: string,
  { issuer, subject }: IdentityKey,
): Promise<boolean> {
  const found = await db
    .selectFrom('linked_identities')
    .select('id')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '<>', subject)
    .executeTakeFirst()
  return found !== undefined
}

/** Links an identity to an account, which stays so. @returns false if it is linked already. */
export async function insertIdentity(
  db: Transaction<Schema>,
  accountId: string,
  { kind, issuer, subject }: IdentityKey,
): Promise<boolean> {
  const inserted = await db
    .insertInto('linked_identities')
    .values({ kind, issuer, subject, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['kind', 'issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface LinkedIdentity {
  issuer: string
  subject: string
  created_at: Date
  last_used_at: Date
}

/** Returns the identities of an account, oldest first. */
export function listIdentities(db: Kysely<Schema>, accountId: string): Promise<LinkedIdentity[]> {
  return db
    .selectFrom('linked_identities')
    .select(['issuer', 'subject', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** Removes the identities of an account. @returns how many there were. */
export async function deleteIdentities(
  db: Transaction<Schema>,
  accountId: string,
  issuer?: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('linked_identities')
    .where('account_id', '=', accountId)
    .$if(issuer !== undefined, (query) => query.where('issuer', '=', String(issuer)))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
