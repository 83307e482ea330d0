/**
 * Locks of e-mail addresses. Not by `rate-limiter-flexible`, which counts attempts: a lock counts wrong passwords only, and reserves an
 * attempt before the password is checked, so that many guesses at once are no more than one after the other.
 *
 * An attempt may count in several rows of its address. Every statement locks them in the order of their sources.
 */
import { removeInBatches } from './removal'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Schema } from './schema'

type Db = Kysely<Schema> | Transaction<Schema>

/** One count of wrong passwords for an address. */
export interface FailureCount {
  /** Whose attempts count, such as those of one network. */
  source: string
  lockAfter: number
  lockSeconds: number
  /** The count begins anew so long after its first attempt, and a right password does not end it. Default: a right password ends it. */
  windowSeconds?: number
}

interface LockState {
  isLocked: boolean
  /** True for the one statement that began the lock. */
  isNewLock: boolean
}

/** A process that ended in the middle of an attempt never settles it. */
const forgottenAfter = sql`interval '1 minute'`

const isLocked = sql<boolean>`coalesce(sign_in_failures.locked_until > now(), false)`

const inSeconds = (seconds: RawBuilder<number | null>) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** Returns a value that depends on which of the counts a row is. */
function byCount(
  counts: readonly FailureCount[],
  valueOf: (count: FailureCount) => number | undefined,
): RawBuilder<number | null> {
  const cases = counts.map((count) => sql`when ${count.source} then ${valueOf(count) ?? null}::integer`)
  return sql`case sign_in_failures.source ${sql.join(cases, sql` `)} end`
}

function lockState(counts: readonly FailureCount[]) {
  const end = inSeconds(byCount(counts, ({ lockSeconds }) => lockSeconds))
  return [
    'sign_in_failures.source',
    isLocked.as('isLocked'),
    sql<boolean>`coalesce(sign_in_failures.locked_until = ${end}, false)`.as('isNewLock'),
  ] as const
}

function anyOf(states: readonly LockState[]): LockState {
  return {
    isLocked: states.some((state) => state.isLocked),
    isNewLock: states.some((state) => state.isNewLock),
  }
}

/**
 * Reserves one attempt at the password of an address in each of the counts. Attempts that are still being checked count like
 * wrong ones, so parallel guesses get no more tries than guesses one after the other; one too many locks the address. If one of the
 * counts is locked, nothing stays reserved in the others.
 *
 * @param emailHash - Of any address, with or without an account.
 */
export async function reserveAttempt(
  db: Db,
  emailHash: string,
  counts: readonly FailureCount[],
): Promise<LockState> {
  const window = byCount(counts, ({ windowSeconds }) => windowSeconds)
  const isOver = sql<boolean>`(sign_in_failures.locked_until <= now() or sign_in_failures.counted_since < now() - make_interval(secs => ${window}))`
  const failures = sql<number>`case when ${isOver} then 0 else sign_in_failures.failures end`
  const pending = sql<number>`case when sign_in_failures.touched_at < now() - ${forgottenAfter} then 0 else sign_in_failures.pending end`
  const isFull = sql<boolean>`(${failures}) + (${pending}) >= ${byCount(counts, ({ lockAfter }) => lockAfter)}`
  const end = inSeconds(byCount(counts, ({ lockSeconds }) => lockSeconds))
  const rows = sourcesOf(counts).map((source) => ({
    email_hash: emailHash,
    source,
    pending: 1,
    locked_until: null,
  }))
  const states = await db
    .insertInto('sign_in_failures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['email_hash', 'source']).doUpdateSet({
        failures,
        pending: sql`case when ${isLocked} or ${isFull} then ${pending} else (${pending}) + 1 end`,
        locked_until: sql`case when ${isLocked} then sign_in_failures.locked_until when ${isFull} then ${end} end`,
        counted_since: sql`case when ${isOver} then now() else sign_in_failures.counted_since end`,
        touched_at: sql`now()`,
      }),
    )
    .returning(lockState(counts))
    .execute()
  const reserved = states.filter((state) => !state.isLocked).map(({ source }) => source)
  if (reserved.length > 0 && reserved.length < states.length)
    await releaseAttempt(
      db,
      emailHash,
      counts.filter(({ source }) => reserved.includes(source)),
    )
  return anyOf(states)
}

/** Takes a reserved attempt back whose password was not checked. */
export async function releaseAttempt(
  db: Db,
  emailHash: string,
  counts: readonly FailureCount[],
): Promise<void> {
  await settle(db, emailHash, counts, { pending: sql<number>`greatest(sign_in_failures.pending - 1, 0)` })
}

/** Settles a reserved attempt whose password was wrong. The one that makes a number full locks the address. */
export async function settleWrong(
  db: Db,
  emailHash: string,
  counts: readonly FailureCount[],
): Promise<LockState> {
  const isFull = sql`sign_in_failures.failures + 1 >= ${byCount(counts, ({ lockAfter }) => lockAfter)}`
  const end = inSeconds(byCount(counts, ({ lockSeconds }) => lockSeconds))
  return settle(db, emailHash, counts, {
    pending: sql<number>`greatest(sign_in_failures.pending - 1, 0)`,
    failures: sql<number>`sign_in_failures.failures + 1`,
    locked_until: sql<Date | null>`case when ${isLocked} then sign_in_failures.locked_until when ${isFull} then ${end} end`,
  })
}

/** Settles a reserved attempt whose password was right. A count without a window begins anew, unless it is locked or others are still guessing. */
export function settleRight(db: Db, emailHash: string, counts: readonly FailureCount[]): Promise<LockState> {
  const window = byCount(counts, ({ windowSeconds }) => windowSeconds)
  return settle(db, emailHash, counts, {
    pending: sql<number>`greatest(sign_in_failures.pending - 1, 0)`,
    failures: sql<number>`case when ${isLocked} or sign_in_failures.pending > 1 or ${window} is not null then sign_in_failures.failures else 0 end`,
  })
}

async function settle(
  db: Db,
  emailHash: string,
  counts: readonly FailureCount[],
  changes: {
    pending: RawBuilder<number>
    failures?: RawBuilder<number>
    locked_until?: RawBuilder<Date | null>
  },
): Promise<LockState> {
  const states = await db
    .with('counted', (rows) =>
      rows
        .selectFrom('sign_in_failures')
        .select(['email_hash', 'source'])
        .where('email_hash', '=', emailHash)
        .where('source', 'in', sourcesOf(counts))
        .orderBy('source')
        .forUpdate(),
    )
    .updateTable('sign_in_failures')
    .from('counted')
    .set({ ...changes, touched_at: sql`now()` })
    .whereRef('sign_in_failures.email_hash', '=', 'counted.email_hash')
    .whereRef('sign_in_failures.source', '=', 'counted.source')
    .returning(lockState(counts))
    .execute()
  return anyOf(states)
}

function sourcesOf(counts: readonly FailureCount[]): string[] {
  return counts.map(({ source }) => source).toSorted()
}

/** Ends every lock of an address, as a new password does. */
export async function forgetFailures(db: Db, emailHash: string): Promise<void> {
  await db
    .with('forgotten', (rows) =>
      rows
        .selectFrom('sign_in_failures')
        .select(['email_hash', 'source'])
        .where('email_hash', '=', emailHash)
        .orderBy('source')
        .forUpdate(),
    )
    .deleteFrom('sign_in_failures')
    .using('forgotten')
    .whereRef('sign_in_failures.email_hash', '=', 'forgotten.email_hash')
    .whereRef('sign_in_failures.source', '=', 'forgotten.source')
    .execute()
}

/** A count that nobody added to for a day begins anew. */
export async function removeOldFailures(db: Kysely<Schema>): Promise<void> {
  await removeInBatches(
    db,
    'sign_in_failures',
    sql`touched_at < now() - interval '1 day' and coalesce(locked_until <= now(), true)`,
  )
}
