/** What another process, an older version or a mistake has written, and no request to the portal could bring about. */
import { sql } from 'kysely'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { announceChange } from '../../../server/src/store/change-feed'
import { createSession, insertRefreshToken } from '../../../server/src/store/sessions'
import type { AccountKind, AccountStatus } from '../../../server/src/store/settings'
import type { Language } from '../../../server/src/texts/texts'
import type { Stored } from './stored'

/** Changes all developers at once. */
export async function changeDevelopers(
  { database: { db } }: Stored,
  change: { status?: AccountStatus; language?: Language },
): Promise<void> {
  await db.updateTable('accounts').set(change).execute()
}

/** Leaves a product to those who were granted it, as a server does that knows no open products. */
export async function restrictAsBefore({ database: { db } }: Stored, slug: string): Promise<void> {
  await db.updateTable('products').set({ view_access: 'granted' }).where('slug', '=', slug).execute()
}

/** Adds approved developers without a password. */
export async function addDevelopers(
  { database: { db } }: Stored,
  developers: readonly { email: string; full_name: string; language: Language }[],
): Promise<void> {
  await db
    .insertInto('accounts')
    .values(
      developers.map((developer) => ({
        ...developer,
        kind: 'developer' as const,
        status: 'approved' as const,
      })),
    )
    .execute()
}

/** Orders a mail at another time than now. */
export async function orderMailAt(
  { database: { db } }: Stored,
  template: string,
  address: string,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      template,
      data: '{}',
      account_id: null,
      address,
      kind: 'developer',
      language: 'en',
      created_at: createdAt,
      last_error: null,
      finished_at: null,
    })
    .execute()
}

/** Ends every session, as the process of another node does. */
export async function endSessions({ database: { db } }: Stored): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'revoked' })
      .returning('id')
      .execute()
    for (const { id } of ended) await announceChange(transaction, 'sessions', id)
  })
}

/** Begins sessions of an account, more than requests could in the time of a test. */
export async function addSessions(
  { database: { db } }: Stored,
  { kind, email }: { kind: AccountKind; email: string },
  count: number,
): Promise<void> {
  const account = await findAccountByEmail(db, kind, email)
  if (!account) throw new Error(`There is no ${kind} ${email}.`)
  for (let n = 0; n < count; n += 1) {
    const sessionId = await createSession(db, account)
    await insertRefreshToken(db, { sessionId, tokenHash: sessionId, lifetimeSeconds: 600 })
  }
}

/** Makes every version approve registrations by itself, or none. */
export async function setAutoApproval({ database: { db } }: Stored, isAutomatic: boolean): Promise<void> {
  await db.updateTable('version_strategies').set({ registration_auto_approve: isAutomatic }).execute()
}

/** Leaves documents as versions before there were document nodes imported them. */
export async function dropDocumentNodes({ database: { db } }: Stored): Promise<void> {
  await db.updateTable('document_texts').set({ nodes: null }).execute()
}

/** Lets no attempt to sign in be counted, as a long transaction would. @returns the function that ends it. */
export async function lockSignInFailures({ database: { db } }: Stored): Promise<() => Promise<void>> {
  const transaction = await db.startTransaction().execute()
  await sql`lock table sign_in_failures in access exclusive mode`.execute(transaction)
  return () => transaction.commit().execute()
}

/** Takes the table of accounts away. @returns the function that brings it back. */
export async function hideAccounts({ database: { db } }: Stored): Promise<() => Promise<void>> {
  await sql`alter table accounts rename to hidden_accounts`.execute(db)
  return async () => void (await sql`alter table hidden_accounts rename to accounts`.execute(db))
}

/** Leaves the content as a server imports it that knows no search over the whole portal. */
export async function forgetSearchEntries({ database: { db } }: Stored): Promise<void> {
  await db.deleteFrom('search_entries').execute()
  await db.updateTable('revisions').set({ is_indexed: false }).execute()
}
