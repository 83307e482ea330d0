import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DeveloperTable, Schema } from './schema'

export type DeveloperRecord = Selectable<DeveloperTable>

/** @param email - Upper and lower case are the same. */
export function findDeveloperByEmail(
  db: Kysely<Schema>,
  email: string,
): Promise<DeveloperRecord | undefined> {
  return db
    .selectFrom('developers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/**
 * Counts a wrong password, and locks the account with the one that makes the number full. While the account is
 * locked nothing is counted; after a lock has passed the count begins anew.
 *
 * @param id - An id that no account has changes nothing.
 */
export async function countWrongPassword(
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
  { lockAfter, lockSeconds }: { lockAfter: number; lockSeconds: number },
): Promise<void> {
  const failures = sql<number>`case when locked_until is null then failed_logins + 1 else 1 end`
  await db
    .updateTable('developers')
    .set({
      failed_logins: failures,
      locked_until: sql`case when ${failures} >= ${lockAfter} then now() + make_interval(secs => ${lockSeconds}) end`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`(locked_until is null or locked_until <= now())`)
    .execute()
}

/** After the right password: the count begins anew. */
export async function forgetWrongPasswords(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable('developers')
    .set({ failed_logins: 0, locked_until: null })
    .where('id', '=', id)
    .where('failed_logins', '>', 0)
    .execute()
}
