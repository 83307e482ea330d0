import { sql, type Kysely } from 'kysely'
import type { Language } from '../texts/texts'
import type { Schema } from './schema'
import { removeInBatches } from './removal'
import type { AccountKind } from './settings'

export interface SsoAttempt {
  stateHash: string
  browserHash: string
  kind: AccountKind
  provider: string
  returnTo: string
  callbackUrl: string
  language: Language
  /** Of a page on another site. */
  codeChallenge: string | null
}

export async function insertSsoAttempt(
  db: Kysely<Schema>,
  attempt: SsoAttempt & { lifetimeSeconds: number },
): Promise<void> {
  await db
    .insertInto('sso_attempts')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      kind: attempt.kind,
      provider: attempt.provider,
      return_to: attempt.returnTo,
      callback_url: attempt.callbackUrl,
      language: attempt.language,
      code_challenge: attempt.codeChallenge,
      expires_at: sql<Date>`now() + make_interval(secs => ${attempt.lifetimeSeconds})`,
    })
    .execute()
}

/** Uses an attempt up. Of several that try at once, one gets it. @returns undefined for one that is unknown, used or expired. */
export async function takeSsoAttempt(
  db: Kysely<Schema>,
  kind: AccountKind,
  stateHash: string,
): Promise<SsoAttempt | undefined> {
  return db
    .deleteFrom('sso_attempts')
    .where('state_hash', '=', stateHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([
      'state_hash as stateHash',
      'browser_hash as browserHash',
      'kind',
      'provider',
      'return_to as returnTo',
      'callback_url as callbackUrl',
      'language',
      'code_challenge as codeChallenge',
    ])
    .executeTakeFirst()
}

/** Those that nobody finished, and codes, pending links and logout tokens that have expired. */
export async function removeOldSsoRecords(db: Kysely<Schema>): Promise<void> {
  for (const table of ['sso_attempts', 'login_codes', 'pending_links', 'used_logout_tokens'] as const)
    await removeInBatches(db, table, sql`expires_at < now()`)
}
