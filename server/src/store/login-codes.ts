import { sql, type Kysely, type Transaction } from 'kysely'
import type { CheckedAccount } from './accounts'
import type { ProviderSession } from './provider-sessions'
import type { Schema } from './schema'

export interface LoginCode {
  codeHash: string
  /** A developer, as they signed in. */
  account: Omit<CheckedAccount, 'kind'>
  /** Of the page that may use it. */
  origin: string
  /** PKCE, by SHA-256. */
  codeChallenge: string
  session: ProviderSession
}

export async function insertLoginCode(
  db: Kysely<Schema>,
  { session, ...code }: LoginCode & { lifetimeSeconds: number },
): Promise<void> {
  await db
    .insertInto('login_codes')
    .values({
      code_hash: code.codeHash,
      account_id: code.account.id,
      credential_version: code.account.credential_version,
      origin: code.origin,
      code_challenge: code.codeChallenge,
      provider: session.provider,
      issuer: session.issuer,
      subject: session.subject,
      sid: session.sid,
      id_token: session.idToken,
      expires_at: sql<Date>`now() + make_interval(secs => ${code.lifetimeSeconds})`,
    })
    .execute()
}

/** Uses a code up. Of several that try at once, one gets it. @returns undefined for one that is unknown, used or expired. */
export async function takeLoginCode(db: Kysely<Schema>, codeHash: string): Promise<LoginCode | undefined> {
  const taken = await db
    .deleteFrom('login_codes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()
  if (!taken) return undefined
  const { provider, issuer, subject, sid } = taken
  return {
    codeHash,
    account: { id: taken.account_id, credential_version: taken.credential_version },
    origin: taken.origin,
    codeChallenge: taken.code_challenge,
    session: { provider, issuer, subject, sid, idToken: taken.id_token },
  }
}

/** Removes the codes of sign-ins with an identity. */
export async function deleteLoginCodes(
  db: Transaction<Schema>,
  { accountId, issuer, subject }: { accountId: string; issuer: string; subject: string },
): Promise<void> {
  await db
    .deleteFrom('login_codes')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}
