import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'

export interface PendingLink {
  accountId: string
  provider: string
  issuer: string
  subject: string
}

export async function insertPendingLink(
  db: Transaction<Schema>,
  { accountId, ...link }: PendingLink & { secretHash: string; lifetimeSeconds: number },
): Promise<void> {
  await db
    .insertInto('pending_links')
    .values({
      secret_hash: link.secretHash,
      account_id: accountId,
      provider: link.provider,
      issuer: link.issuer,
      subject: link.subject,
      expires_at: sql<Date>`now() + make_interval(secs => ${link.lifetimeSeconds})`,
    })
    .execute()
}

/** Uses a link up, if it is one of the account. @returns undefined for one that is unknown, used, expired, or of another account. */
export async function takePendingLink(
  db: Transaction<Schema>,
  accountId: string,
  secretHash: string,
): Promise<PendingLink | undefined> {
  const taken = await db
    .deleteFrom('pending_links')
    .where('secret_hash', '=', secretHash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['provider', 'issuer', 'subject'])
    .executeTakeFirst()
  return taken && { accountId, ...taken }
}
