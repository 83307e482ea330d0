import { removeInBatches } from './removal'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** How long a used captcha is remembered: longer than any is valid, and as long as requests are repeated. */
const keptFor = sql<Date>`now() + interval '1 day'`

/** Returns what a captcha was used for, or undefined if it was not. */
export async function findUsedCaptcha(
  db: Kysely<Schema>,
  id: string,
): Promise<{ requestHash: string | null } | undefined> {
  return db
    .selectFrom('used_captchas')
    .select('request_hash as requestHash')
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Uses a captcha. @returns false if it was used before, on whichever node. */
export async function claimCaptcha(db: Kysely<Schema>, id: string, requestHash?: string): Promise<boolean> {
  const claimed = await db
    .insertInto('used_captchas')
    .values({ id, request_hash: requestHash ?? null, expires_at: keptFor })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function removeOldCaptchas(db: Kysely<Schema>): Promise<void> {
  await removeInBatches(db, 'used_captchas', sql`expires_at < now()`)
}
