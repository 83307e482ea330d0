/**
 * What a portal has stored and no answer of it tells, and what no request could bring about: an account that an operator
 * has changed in another process, a session as old as a test needs it.
 */
import type { Database } from '../../../server/src/store/database'
import type { AccountStatus } from '../../../server/src/store/settings'
import type { Language } from '../../../server/src/texts/texts'

interface Stored {
  readonly database: Database
}

export const storedCredentials = ({ database: { db } }: Stored) =>
  db.selectFrom('credentials').selectAll().execute()

export const storedIdempotencyKeys = ({ database: { db } }: Stored) =>
  db.selectFrom('idempotency_keys').selectAll().execute()

/** Returns what the audit log says, the oldest first. */
export const auditLog = ({ database: { db } }: Stored) =>
  db.selectFrom('audit_log').selectAll().orderBy('id').execute()

export const developerNamed = ({ database: { db } }: Stored, email: string) =>
  db.selectFrom('developers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

/** Returns the session of a portal that has one. */
export const onlySession = ({ database: { db } }: Stored) =>
  db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()

/** Makes every session begin so long ago. */
export async function ageSessions({ database: { db } }: Stored, seconds: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - seconds * 1000) })
    .execute()
}

/** Changes all developers at once. */
export async function changeDevelopers(
  { database: { db } }: Stored,
  change: { status?: AccountStatus; language?: Language },
): Promise<void> {
  await db.updateTable('developers').set(change).execute()
}

/** Counts the mails that were ordered and not sent because they were no longer true. */
export async function droppedMails({ database: { db } }: Stored): Promise<number> {
  const rows = await db.selectFrom('mails').select('id').where('state', '=', 'dropped').execute()
  return rows.length
}
