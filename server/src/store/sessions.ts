import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { announceChange } from './change-feed'
import type { AccountKey, AccountRecord } from './accounts'
import type { Origin } from './audit-log'
import type { Schema } from './schema'
import type { SessionTable } from './schema-accounts'
import { inBatches, removedAtOnce } from './removal'
import type { AccountKind } from './settings'

type Db = Kysely<Schema> | Transaction<Schema>

export type EndReason =
  | 'logout'
  | 'replaced'
  | 'token-reuse'
  | 'password-change'
  | 'revoked'
  | 'provider-logout'
  | 'ended-by-owner'
  | 'unlinked'

const longestUserAgent = 512

/** @returns the session's id. */
export async function createSession(
  db: Db,
  { id: accountId, kind }: AccountKey,
  { networkAddress, userAgent }: Pick<Origin, 'networkAddress' | 'userAgent'> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      kind,
      account_id: accountId,
      network_address: networkAddress ?? null,
      user_agent: userAgent?.slice(0, longestUserAgent) ?? null,
      ended_at: null,
      end_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The account of a session that has not ended, as long as the account is approved. */
export function findSessionAccount(db: Db, sessionId: string): Promise<AccountRecord | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('accounts.status', '=', 'approved')
    .executeTakeFirst()
}

export type LiveSession = Pick<
  Selectable<SessionTable>,
  'id' | 'created_at' | 'last_used_at' | 'network_address' | 'user_agent'
>

const mostListed = 100

/** Returns sessions of an account that can go on, the one used last first. @param limits.id - Only this one. */
export function listLiveSessions(
  db: Db,
  { id: accountId, kind }: AccountKey,
  { absoluteSeconds, id }: { absoluteSeconds: number; id?: string },
): Promise<LiveSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'network_address', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${absoluteSeconds})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('refresh_tokens.id')
          .whereRef('session_id', '=', 'sessions.id')
          .where('replaced_at', 'is', null)
          .where('expires_at', '>', sql<Date>`now()`),
      ),
    )
    .$if(id !== undefined, (query) => query.where('sessions.id', '=', String(id)))
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.id')
    .limit(mostListed)
    .execute()
}

/**
 * Ends a session and tells every process. One that has ended already keeps its reason.
 *
 * @returns its account, or undefined if it was not this that ended it.
 */
export async function endSession(
  db: Transaction<Schema>,
  id: string,
  reason: EndReason,
): Promise<AccountKey | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['account_id as id', 'kind'])
    .executeTakeFirst()
  await announceChange(db, 'sessions', id)
  return ended
}

/** Ends every session of an account, or every other one, and tells every process. Codes that have begun none are void, too. @returns their ids. */
export async function endSessionsOf(
  db: Transaction<Schema>,
  accountId: string,
  reason: EndReason,
  keptSessionId?: string,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '<>', String(keptSessionId)))
    .returning('id')
    .execute()
  await db.deleteFrom('login_codes').where('account_id', '=', accountId).execute()
  await announceChange(db, 'accounts', accountId)
  return ended.map(({ id }) => id)
}

/** Ends every session, or every one of a kind, and tells every process. @returns how many there were. */
export async function endAllSessions(
  db: Transaction<Schema>,
  reason: EndReason,
  kind?: AccountKind,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('ended_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as AccountKind))
    .executeTakeFirstOrThrow()
  await announceChange(db, 'sessions')
  return Number(numUpdatedRows)
}

export interface RefreshTokenState {
  id: string
  sessionId: string
  isExpired: boolean
  /** Ended, or its account is no longer approved. */
  isEnded: boolean
  /** The key that it was derived with; null if it is random. */
  derivedWith: string | null
  /** The key that its successor was derived with; null if it has none. */
  successorWith: string | null
  /** Since the session began. */
  ageSeconds: number
  /** Null for the newest token of its family. */
  replacedSecondsAgo: number | null
}

/** Locks the session that a refresh token belongs to until the transaction ends. @returns false for a token that is unknown, or of the other kind. */
export async function lockSessionOfToken(
  db: Transaction<Schema>,
  kind: AccountKind,
  tokenHash: string,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', tokenHash),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
  return session !== undefined
}

/** Locks the token, after its session, until the transaction ends: of several that present it at once, one goes first. */
export async function lockRefreshToken(
  db: Transaction<Schema>,
  kind: AccountKind,
  tokenHash: string,
): Promise<RefreshTokenState | undefined> {
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .where('token.token_hash', '=', tokenHash)
    .where('session.kind', '=', kind)
    .select([
      'token.id',
      'token.session_id as sessionId',
      sql<boolean>`token.expires_at <= now()`.as('isExpired'),
      sql<boolean>`session.ended_at is not null or account.status <> 'approved'`.as('isEnded'),
      'token.derived_with as derivedWith',
      'token.successor_with as successorWith',
      sql<number>`extract(epoch from now() - session.created_at)::float8`.as('ageSeconds'),
      sql<number | null>`extract(epoch from clock_timestamp() - token.replaced_at)::float8`.as(
        'replacedSecondsAgo',
      ),
    ])
    .forUpdate('token')
    .executeTakeFirst()
}

export async function insertRefreshToken(
  db: Db,
  token: {
    sessionId: string
    tokenHash: string
    lifetimeSeconds: number
    /** The key that it was derived with. Absent: it is random. */
    derivedWith?: string
  },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      derived_with: token.derivedWith ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.lifetimeSeconds})`,
      replaced_at: null,
    })
    .execute()
}

export async function markReplaced(
  db: Transaction<Schema>,
  { tokenId, sessionId, successorWith }: { tokenId: string; sessionId: string; successorWith: string },
): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ replaced_at: sql`clock_timestamp()`, successor_with: successorWith })
    .where('id', '=', tokenId)
    .execute()
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** @returns the session that a refresh token belongs to, whatever its state; undefined for one of the other kind. */
export async function findSessionOfToken(
  db: Db,
  kind: AccountKind,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .where('sessions.kind', '=', kind)
    .executeTakeFirst()
  return row?.session_id
}

/**
 * Removes tokens that expired a day ago, and the sessions that have no other, in batches. Access tokens live for less than a day, so
 * nothing is left of such a session.
 */
export async function removeDeadSessions(db: Kysely<Schema>): Promise<void> {
  await inBatches(async () => {
    const { rows } = await sql<{ session_id: string }>`
      delete from refresh_tokens where ctid = any(array(
        select ctid from refresh_tokens
        where expires_at < now() - interval '1 day' limit ${removedAtOnce} for update skip locked
      )) returning session_id`.execute(db)
    const sessions = [...new Set(rows.map(({ session_id }) => session_id))]
    if (sessions.length > 0)
      await sql`
        delete from sessions where id = any(${sessions}::uuid[])
          and not exists (select from refresh_tokens where session_id = sessions.id)`.execute(db)
    return rows.length
  })
}
