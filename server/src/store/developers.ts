import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Language } from '../texts/texts'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import type { DeveloperTable } from './schema-accounts'
import type { AccountStatus } from './settings'

export type DeveloperRecord = Selectable<DeveloperTable>

/** @param email - Upper and lower case are the same. */
export function findDeveloperByEmail(
  db: Kysely<Schema>,
  email: string,
): Promise<DeveloperRecord | undefined> {
  return db
    .selectFrom('developers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export function findDeveloper(
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
): Promise<DeveloperRecord | undefined> {
  return db.selectFrom('developers').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Makes an account that has still to confirm its address. One that exists and has not confirmed it either takes the new
 * name and language; any other stays as it is.
 *
 * @returns the account's id.
 */
export async function saveRegistration(
  db: Transaction<Schema>,
  { email, fullName, language }: { email: string; fullName: string; language: Language },
): Promise<string> {
  // Known accounts are written as well, though nothing changes: a write that were spared could be measured.
  const ifUnconfirmed = <T>(column: keyof DeveloperRecord, value: T) =>
    sql<T>`case when developers.status = 'unverified' then ${value} else developers.${sql.ref(column)} end`
  const { id } = await db
    .insertInto('developers')
    .values({ email, full_name: fullName, status: 'unverified', language })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({
        full_name: ifUnconfirmed('full_name', fullName),
        language: ifUnconfirmed('language', language),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates an account as an operator decides. @returns undefined if the address has one. */
export function insertDeveloper(
  db: Transaction<Schema>,
  account: Pick<DeveloperRecord, 'email' | 'full_name' | 'status' | 'password_hash'>,
): Promise<DeveloperRecord | undefined> {
  return db
    .insertInto('developers')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** @returns the account as it is then. */
export function changeDeveloper(
  db: Transaction<Schema>,
  id: string,
  changes: Partial<Pick<DeveloperRecord, 'full_name' | 'status' | 'password_hash'>>,
): Promise<DeveloperRecord> {
  return db
    .updateTable('developers')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets the status of an account whose address is confirmed. @returns it, with `isFirstConfirmation` false if it was confirmed before. */
export async function confirmAddress(
  db: Transaction<Schema>,
  id: string,
  status: AccountStatus,
): Promise<DeveloperRecord & { isFirstConfirmation: boolean }> {
  const confirmed = await db
    .updateTable('developers')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .returningAll()
    .executeTakeFirst()
  if (confirmed) return { ...confirmed, isFirstConfirmation: true }
  const account = await db.selectFrom('developers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...account, isFirstConfirmation: false }
}

/** Locks an account until the transaction ends. @returns undefined for an unknown ID. */
export function lockDeveloper(db: Transaction<Schema>, id: string): Promise<DeveloperRecord | undefined> {
  return db.selectFrom('developers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Removes accounts whose address nobody confirmed, with their links. One that still has a link that works stays.
 *
 * @returns their IDs.
 */
export async function removeUnconfirmed(db: Transaction<Schema>, days: number): Promise<string[]> {
  const removed = await db
    .deleteFrom('developers')
    .where('status', '=', 'unverified')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_tokens')
            .select('token_hash')
            .whereRef('account_id', '=', 'developers.id')
            .where('used_at', 'is', null)
            .where('expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
    .returning('id')
    .execute()
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('mail_tokens').where('account_id', 'in', ids).execute()
  return ids
}

export async function setDeveloperStatus(
  db: Transaction<Schema>,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await db.updateTable('developers').set({ status, updated_at: new Date() }).where('id', '=', id).execute()
}

/** An account as operators see it. */
export interface ReviewedDeveloper {
  id: string
  email: string
  full_name: string
  status: AccountStatus
  created_at: Date
  updated_at: Date
}

const reviewedColumns = ['id', 'email', 'full_name', 'status', 'created_at', 'updated_at'] as const

/** Returns a page of accounts, oldest first. */
export function listDevelopers(
  db: Kysely<Schema>,
  page: Page,
  { status, email }: { status?: AccountStatus; email?: string } = {},
): Promise<Paged<ReviewedDeveloper>> {
  let matching = db.selectFrom('developers')
  if (status) matching = matching.where('status', '=', status)
  if (email !== undefined) matching = matching.where(sql`lower(email)`, '=', email.toLowerCase())
  return pageOf(matching.select(reviewedColumns).orderBy('created_at').orderBy('id'), page)
}

export function findReviewedDeveloper(
  db: Kysely<Schema>,
  id: string,
): Promise<ReviewedDeveloper | undefined> {
  return db.selectFrom('developers').select(reviewedColumns).where('id', '=', id).executeTakeFirst()
}

export async function setPasswordHash(
  db: Transaction<Schema>,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('developers')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}
