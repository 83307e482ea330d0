/**
 * Locks of e-mail addresses. Not by `rate-limiter-flexible`, which counts attempts: a lock counts wrong passwords only, and reserves an
 * attempt before the password is checked, so that many guesses at once are no more than one after the other.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema'

type Db = Kysely<Schema> | Transaction<Schema>

export interface LockLimits {
  lockAfter: number
  lockSeconds: number
}

interface LockState {
  isLocked: boolean
  /** True for the one statement that began the lock. */
  isNewLock: boolean
}

/** A process that ended in the middle of an attempt never settles it. */
const forgottenAfter = sql`interval '1 minute'`

const isLocked = sql<boolean>`coalesce(sign_in_failures.locked_until > now(), false)`

const lockEnd = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

function lockState(seconds: number) {
  return [
    sql<boolean>`coalesce(locked_until > now(), false)`.as('isLocked'),
    sql<boolean>`coalesce(locked_until = ${lockEnd(seconds)}, false)`.as('isNewLock'),
  ] as const
}

/**
 * Reserves one attempt at the password of an address, in one statement. Attempts that are still being checked count like
 * wrong ones, so parallel guesses get no more tries than guesses one after the other; one too many locks the address.
 *
 * @param emailHash - Of any address, with or without an account.
 */
export function reserveAttempt(
  db: Db,
  emailHash: string,
  { lockAfter, lockSeconds }: LockLimits,
): Promise<LockState> {
  const failures = sql<number>`case when sign_in_failures.locked_until <= now() then 0 else sign_in_failures.failures end`
  const pending = sql<number>`case when sign_in_failures.touched_at < now() - ${forgottenAfter} then 0 else sign_in_failures.pending end`
  const isFull = sql<boolean>`(${failures}) + (${pending}) >= ${lockAfter}`
  return db
    .insertInto('sign_in_failures')
    .values({ email_hash: emailHash, pending: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures,
        pending: sql`case when ${isLocked} or ${isFull} then ${pending} else (${pending}) + 1 end`,
        locked_until: sql`case when ${isLocked} then sign_in_failures.locked_until when ${isFull} then ${lockEnd(lockSeconds)} end`,
        touched_at: sql`now()`,
      }),
    )
    .returning(lockState(lockSeconds))
    .executeTakeFirstOrThrow()
}

/** Settles a reserved attempt whose password was wrong. The one that makes the number full locks the address. */
export function settleWrong(
  db: Db,
  emailHash: string,
  { lockAfter, lockSeconds }: LockLimits,
): Promise<LockState | undefined> {
  return db
    .updateTable('sign_in_failures')
    .set({
      pending: sql`greatest(pending - 1, 0)`,
      failures: sql`failures + 1`,
      locked_until: sql`case when locked_until > now() then locked_until when failures + 1 >= ${lockAfter} then ${lockEnd(lockSeconds)} end`,
      touched_at: sql`now()`,
    })
    .where('email_hash', '=', emailHash)
    .returning(lockState(lockSeconds))
    .executeTakeFirst()
}

/** Settles a reserved attempt whose password was right. The count begins anew, unless the address is locked or others are still guessing. */
export async function settleRight(db: Db, emailHash: string): Promise<{ isLocked: boolean }> {
  const settled = await db
    .updateTable('sign_in_failures')
    .set({
      pending: sql`greatest(pending - 1, 0)`,
      failures: sql`case when ${isLocked} or pending > 1 then failures else 0 end`,
      touched_at: sql`now()`,
    })
    .where('email_hash', '=', emailHash)
    .returning(isLocked.as('isLocked'))
    .executeTakeFirst()
  return { isLocked: settled?.isLocked ?? false }
}

/** Ends a lock, as a new password does. */
export async function forgetFailures(db: Db, emailHash: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', emailHash).execute()
}

/** A count that nobody added to for a day begins anew. */
export async function removeOldFailures(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('touched_at', '<', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`coalesce(locked_until <= now(), true)`)
    .execute()
}
