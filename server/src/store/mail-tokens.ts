import { sql, type Kysely, type Transaction } from 'kysely'
import type { AccountKey } from './accounts'
import type { Schema } from './schema'
import type { MailTokenTable } from './schema-mail'
import type { AccountKind } from './settings'
import { removeInBatches } from './removal'
import { removeUserRegistrations } from './user-registrations'

export type MailTokenPurpose = MailTokenTable['purpose']

/** What a token may be used for, by whom. */
export interface MailTokenUse {
  purpose: MailTokenPurpose
  kind: AccountKind
}

export interface MailTokenState {
  /** The account that it was given out to. */
  subjectId: string
  /** Neither used nor expired. */
  isUsable: boolean
}

export async function insertMailToken(
  db: Kysely<Schema> | Transaction<Schema>,
  token: { hash: string; purpose: MailTokenPurpose; subject: AccountKey; lifetimeSeconds: number },
): Promise<void> {
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: token.hash,
      purpose: token.purpose,
      kind: token.subject.kind,
      subject_id: token.subject.id,
      expires_at: sql<Date>`now() + make_interval(secs => ${token.lifetimeSeconds})`,
      used_at: null,
    })
    .execute()
}

/** Looks without using it up. @returns undefined for a token that was never given out for this use. */
export function findMailToken(
  db: Kysely<Schema> | Transaction<Schema>,
  { purpose, kind }: MailTokenUse,
  hash: string,
): Promise<MailTokenState | undefined> {
  return db
    .selectFrom('mail_tokens')
    .select(['subject_id as subjectId', sql<boolean>`used_at is null and expires_at > now()`.as('isUsable')])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('kind', '=', kind)
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

/** Uses up whatever else was given out to the subject for the purpose. What was registered goes with the links that would confirm it. */
export async function voidMailTokens(
  db: Transaction<Schema>,
  purpose: MailTokenPurpose,
  subjectId: string,
): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set({ used_at: sql`now()` })
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  if (purpose === 'verify-email') await removeUserRegistrations(db, subjectId)
}

/** Those that are long past; until then a reader is told that a link has expired. */
export async function removeOldMailTokens(db: Kysely<Schema>): Promise<void> {
  await removeInBatches(db, 'mail_tokens', sql`expires_at < now() - interval '30 days'`)
}
