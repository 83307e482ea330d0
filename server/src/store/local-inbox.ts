import type { Kysely, Selectable } from 'kysely'
import type { Schema } from './schema'
import type { LocalInboxTable } from './schema-mail'

export type InboxMail = Selectable<LocalInboxTable>

const mostListed = 200

/** Twice the same mail is kept once. */
export async function keepInInbox(db: Kysely<Schema>, mail: Omit<InboxMail, 'received_at'>): Promise<void> {
  await db
    .insertInto('local_inbox')
    .values({ ...mail, recipients: JSON.stringify(mail.recipients) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest first. */
export function listInbox(
  db: Kysely<Schema>,
): Promise<Pick<InboxMail, 'id' | 'recipients' | 'subject' | 'language' | 'received_at'>[]> {
  return db
    .selectFrom('local_inbox')
    .select(['id', 'recipients', 'subject', 'language', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

export function findInInbox(db: Kysely<Schema>, id: string): Promise<InboxMail | undefined> {
  return db.selectFrom('local_inbox').selectAll().where('id', '=', id).executeTakeFirst()
}
