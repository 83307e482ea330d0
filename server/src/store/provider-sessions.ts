import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

export interface ProviderSession {
  provider: string
  issuer: string
  subject: string
  sid: string | null
  /** Encrypted. */
  idToken: Buffer
}

export async function insertProviderSession(
  db: Transaction<Schema>,
  sessionId: string,
  { provider, issuer, subject, sid, idToken }: ProviderSession,
): Promise<void> {
  await db
    .insertInto('provider_sessions')
    .values({ session_id: sessionId, provider, issuer, subject, sid, id_token: idToken })
    .execute()
}

/** @returns undefined for a session that began with a password, and for one that has ended. */
export function findProviderSession(
  db: Kysely<Schema>,
  sessionId: string,
): Promise<ProviderSession | undefined> {
  return db
    .selectFrom('provider_sessions')
    .innerJoin('sessions', 'sessions.id', 'provider_sessions.session_id')
    .where('session_id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .select(['provider', 'issuer', 'subject', 'sid', 'id_token as idToken'])
    .executeTakeFirst()
}

/**
 * Returns the IDs of open sessions of an identity: of one session at the provider, or of all.
 *
 * @param identity.accountId - Default: of any account.
 */
export async function findSessionsAtProvider(
  db: Transaction<Schema>,
  { issuer, subject, sid, accountId }: { issuer: string; subject?: string; sid?: string; accountId?: string },
): Promise<string[]> {
  const found = await db
    .selectFrom('provider_sessions')
    .innerJoin('sessions', 'sessions.id', 'provider_sessions.session_id')
    .where('issuer', '=', issuer)
    .where('sessions.ended_at', 'is', null)
    .$if(subject !== undefined, (query) => query.where('subject', '=', String(subject)))
    .$if(sid !== undefined, (query) => query.where('sid', '=', String(sid)))
    .$if(accountId !== undefined, (query) => query.where('sessions.account_id', '=', String(accountId)))
    .select('session_id')
    .execute()
  return found.map(({ session_id }) => session_id)
}

/** Notes that a logout token was used. @returns false if it was before. */
export async function useLogoutToken(
  db: Transaction<Schema>,
  tokenHash: string,
  lifetimeSeconds: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('used_logout_tokens')
    .values({
      token_hash: tokenHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return inserted !== undefined
}
