import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'
import type { MailTokenTable } from './schema-mail'

export type MailTokenPurpose = MailTokenTable['purpose']

export interface MailTokenState {
  accountId: string
  /** Neither used nor expired. */
  isUsable: boolean
}

const developer = 'developer'

export async function insertMailToken(
  db: Kysely<Schema> | Transaction<Schema>,
  token: { hash: string; purpose: MailTokenPurpose; developerId: string; lifetimeSeconds: number },
): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: token.hash,
      purpose: token.purpose,
      kind: developer,
      account_id: token.developerId,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.lifetimeSeconds})`,
      used_at: null,
    })
    .execute()
}

/** Looks without using it up. @returns undefined for a token that was never given out. */
export function findMailToken(
  db: Kysely<Schema> | Transaction<Schema>,
  purpose: MailTokenPurpose,
  hash: string,
): Promise<MailTokenState | undefined> {
  return db
    .selectFrom('mail_tokens')
    .select(['account_id as accountId', sql<boolean>`used_at is null and expires_at > now()`.as('isUsable')])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('kind', '=', developer)
    .executeTakeFirst()
}

/** Uses the token up. Of several that try at once, one gets true. */
export async function useMailToken(db: Transaction<Schema>, hash: string): Promise<boolean> {
  const used = await db
    .updateTable('mail_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Uses up whatever else was given out to the account for the purpose. */
export async function voidMailTokens(
  db: Transaction<Schema>,
  purpose: MailTokenPurpose,
  developerId: string,
): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set({ used_at: sql`now()` })
    .where('kind', '=', developer)
    .where('account_id', '=', developerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** Those that are long past; until then a reader is told that a link has expired. */
export async function removeOldMailTokens(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
