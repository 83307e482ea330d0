import { sql, type Kysely, type Transaction } from 'kysely'
import { inOrder, oldestFirst, sectionOf, type Listed, type Section } from './paging'
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

export async function hasIdentity(db: Transaction<Schema>, accountId: string): Promise<boolean> {
  return (await listIdentities(db, accountId)).length > 0
}

export async function isLinked(
  db: Transaction<Schema>,
  accountId: string,
  { issuer, subject }: Pick<IdentityKey, 'issuer' | 'subject'>,
): Promise<boolean> {
  const identities = await listIdentities(db, accountId)
  return identities.some((one) => one.issuer === issuer && one.subject === subject)
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
  id: string
  issuer: string
  subject: string
  created_at: Date
  last_used_at: Date
}

const columns = ['id', 'issuer', 'subject', 'created_at', 'last_used_at'] as const

const order = oldestFirst('linked_identities')

/** Returns the identities of an account, oldest first. */
export function listIdentities(db: Kysely<Schema>, accountId: string): Promise<LinkedIdentity[]> {
  return inOrder(identitiesOf(db, accountId), order).select(columns).execute()
}

/** Returns a section of them. */
export function listSomeIdentities(
  db: Kysely<Schema>,
  accountId: string,
  section: Section,
): Promise<Listed<LinkedIdentity>> {
  const matching = identitiesOf(db, accountId)
  const show = (identities: typeof matching) => identities.select(columns)
  return sectionOf(db, { matching, order, show }, section)
}

function identitiesOf(db: Kysely<Schema>, accountId: string) {
  return db.selectFrom('linked_identities').where('account_id', '=', accountId)
}

/** Removes an identity of an account. @returns undefined if it is not one of the account. */
export function deleteIdentity(
  db: Transaction<Schema>,
  accountId: string,
  id: string,
): Promise<LinkedIdentity | undefined> {
  return db
    .deleteFrom('linked_identities')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}
