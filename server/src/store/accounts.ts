import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Language } from '../texts/texts'
import { oldestFirst, sectionOf, type Listed, type Section } from './paging'
import type { Schema } from './schema'
import type { AccountTable } from './schema-accounts'
import { removedAtOnce } from './removal'
import { accountKinds, type AccountKind, type AccountStatus } from './settings'

export type AccountRecord = Selectable<AccountTable>

/** What names an account where only its own kind will do. */
export type AccountKey = Pick<AccountRecord, 'id' | 'kind'>

/** An account as it was when a sign-in was checked. It is compared under a lock before a session starts. */
export type CheckedAccount = AccountKey & Pick<AccountRecord, 'credential_version'>

const nextCredentialVersion = sql<number>`accounts.credential_version + 1`

/** A new developer has the list of first steps. */
const firstStepsOf = (kind: AccountKind) => (kind === 'developer' ? [] : null)

/** The columns of the index. */
const addressIsUnique = sql`kind, lower(email)`

/** @param email - Upper and lower case are the same. */
export function findAccountByEmail(
  db: Kysely<Schema> | Transaction<Schema>,
  kind: AccountKind,
  email: string,
): Promise<AccountRecord | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Returns the accounts of every kind that have the address, at most one of each. */
export function findAccountsByEmail(db: Kysely<Schema>, email: string): Promise<AccountKey[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('kind', 'in', accountKinds)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('kind')
    .execute()
}

/** @param kind - Wanted where the ID comes from outside. Default: either. */
export function findAccount(
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
  kind?: AccountKind,
): Promise<AccountRecord | undefined> {
  return selectAccount(db, id, kind).executeTakeFirst()
}

function selectAccount(db: Kysely<Schema> | Transaction<Schema>, id: string, kind: AccountKind | undefined) {
  const query = db.selectFrom('accounts').selectAll().where('id', '=', id)
  return kind === undefined ? query : query.where('kind', '=', kind)
}

export interface RegisteredAccount {
  kind: AccountKind
  email: string
  fullName: string
  language: Language
  /** What users give in addition. */
  ofUser?: {
    organizationId: string
  }
}

/**
 * Makes an account that has still to confirm its address. A developer's that exists and has not confirmed it either takes the new
 * name and language; any other stays as it is. The account is locked then.
 *
 * @returns the account's id.
 */
export async function saveRegistration(
  db: Transaction<Schema>,
  { kind, email, fullName, language, ofUser }: RegisteredAccount,
): Promise<string> {
  // Known accounts are written as well, though nothing changes: a write that were spared could be measured.
  const ifUnconfirmed = <T>(column: keyof AccountRecord, value: T) =>
    sql<T>`case when accounts.status = 'unverified' and not ${ofUser !== undefined}::boolean
      then ${value} else accounts.${sql.ref(column)} end`
  const { id } = await db
    .insertInto('accounts')
    .values({
      kind,
      email,
      full_name: fullName,
      status: 'unverified',
      language,
      organization_id: ofUser?.organizationId ?? null,
      first_steps: firstStepsOf(kind),
    })
    .onConflict((conflict) =>
      conflict.expression(addressIsUnique).doUpdateSet({
        full_name: ifUnconfirmed('full_name', fullName),
        language: ifUnconfirmed('language', language),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates an account as an operator decides. @returns undefined if the address has one of that kind. */
export function insertAccount(
  db: Transaction<Schema>,
  account: Pick<
    AccountRecord,
    'kind' | 'email' | 'full_name' | 'status' | 'password_hash' | 'organization_id'
  > &
    Partial<Pick<AccountRecord, 'language'>>,
): Promise<AccountRecord | undefined> {
  return db
    .insertInto('accounts')
    .values({ ...account, first_steps: firstStepsOf(account.kind) })
    .onConflict((conflict) => conflict.expression(addressIsUnique).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * Makes the account of an accepted invitation, or completes one whose address nobody has confirmed.
 *
 * @returns undefined if the address has another one.
 */
export function saveInvitedUser(
  db: Transaction<Schema>,
  user: Pick<
    AccountRecord,
    'email' | 'full_name' | 'preferred_name' | 'organization_id' | 'password_hash' | 'language'
  >,
): Promise<AccountRecord | undefined> {
  return db
    .insertInto('accounts')
    .values({ ...user, kind: 'user', status: 'approved' })
    .onConflict((conflict) =>
      conflict
        .expression(addressIsUnique)
        .doUpdateSet({
          ...user,
          status: 'approved',
          credential_version: nextCredentialVersion,
          updated_at: sql`now()`,
        })
        .where('accounts.status', '=', 'unverified'),
    )
    .returningAll()
    .executeTakeFirst()
}

/** @returns the account as it is then. */
export function updateAccount(
  db: Transaction<Schema>,
  id: string,
  changes: Partial<
    Pick<
      AccountRecord,
      'full_name' | 'preferred_name' | 'status' | 'password_hash' | 'organization_id' | 'language'
    >
  >,
): Promise<AccountRecord> {
  return db
    .updateTable('accounts')
    .set({
      ...changes,
      ...(changes.password_hash === undefined ? {} : { credential_version: nextCredentialVersion }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Confirms the address of an account, and gives the account what was registered, which may include a password.
 *
 * @returns it, with `isFirstConfirmation` false if it was confirmed before and stays as it is.
 */
export async function confirmAddress(
  db: Transaction<Schema>,
  id: string,
  given: Pick<AccountRecord, 'status'> &
    Partial<Pick<AccountRecord, 'full_name' | 'language' | 'password_hash'>>,
): Promise<AccountRecord & { isFirstConfirmation: boolean }> {
  const confirmed = await db
    .updateTable('accounts')
    .set({
      ...given,
      ...(given.password_hash === undefined ? {} : { credential_version: nextCredentialVersion }),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .returningAll()
    .executeTakeFirst()
  if (confirmed) return { ...confirmed, isFirstConfirmation: true }
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...account, isFirstConfirmation: false }
}

/**
 * Locks an account until the transaction ends. Transactions that lock more lock the account first, then its invitation or its sessions,
 * and tokens last, so that two of them never wait for each other.
 *
 * Rows that refer to the account can be stored meanwhile. Two requests that have both stored an idempotency key would else wait for each
 * other here, because each has a lock on the account by that row.
 *
 * @param kind - As for `findAccount`.
 * @returns undefined for an unknown ID.
 */
export function lockAccount(
  db: Transaction<Schema>,
  id: string,
  kind?: AccountKind,
): Promise<AccountRecord | undefined> {
  return selectAccount(db, id, kind).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Removes accounts whose address nobody confirmed, with their links, at most `removedAtOnce`. One that still has a link that works stays.
 *
 * @returns what they were.
 */
export async function removeUnconfirmed(
  db: Transaction<Schema>,
  days: number,
): Promise<(AccountKey & Pick<AccountRecord, 'organization_id'>)[]> {
  const removed = await db
    .with('unconfirmed', (found) =>
      found
        .selectFrom('accounts')
        .select('id')
        .where('status', '=', 'unverified')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('mail_tokens')
                .select('token_hash')
                .whereRef('subject_id', '=', 'accounts.id')
                .where('used_at', 'is', null)
                .where('expires_at', '>', sql<Date>`now()`),
            ),
          ),
        )
        .limit(removedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('accounts')
    .using('unconfirmed')
    .whereRef('accounts.id', '=', 'unconfirmed.id')
    .returning(['accounts.id', 'accounts.kind', 'accounts.organization_id'])
    .execute()
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('mail_tokens').where('subject_id', 'in', ids).execute()
  return removed
}

export async function setAccountStatus(
  db: Transaction<Schema>,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await db.updateTable('accounts').set({ status, updated_at: new Date() }).where('id', '=', id).execute()
}

/** An account as operators see it. */
export type ReviewedAccount = Omit<
  AccountRecord,
  'password_hash' | 'credential_version' | 'language' | 'first_steps'
>

const reviewedColumns = [
  'id',
  'kind',
  'email',
  'full_name',
  'preferred_name',
  'organization_id',
  'status',
  'created_at',
  'updated_at',
] as const

interface AccountFilters {
  kind: AccountKind
  status?: AccountStatus
  /** The whole address, in upper or lower case. */
  email?: string
  /** Part of the address or the name, in upper or lower case. */
  search?: string
}

/** Oldest first. */
export function listAccounts(
  db: Kysely<Schema>,
  section: Section,
  { kind, status, email, search }: AccountFilters,
): Promise<Listed<ReviewedAccount>> {
  let matching = db.selectFrom('accounts').where('kind', '=', kind)
  if (status) matching = matching.where('status', '=', status)
  if (email !== undefined) matching = matching.where(sql`lower(email)`, '=', email.toLowerCase())
  if (search !== undefined)
    matching = matching.where(
      sql<boolean>`(position(lower(${search}) in lower(email)) > 0 or position(lower(${search}) in lower(full_name)) > 0)`,
    )
  const show = (accounts: typeof matching) => accounts.select(reviewedColumns)
  return sectionOf(db, { matching, order: oldestFirst('accounts'), show }, section)
}

export async function setPasswordHash(
  db: Transaction<Schema>,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      password_hash: passwordHash,
      credential_version: nextCredentialVersion,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}
