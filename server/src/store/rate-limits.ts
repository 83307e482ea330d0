/**
 * Rate limits by `rate-limiter-flexible` on PostgreSQL: all processes of a portal count together, a restart forgets nothing, and the
 * embedded engine needs no second store. A request under a limit costs one statement.
 */
import { sql, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { removeInBatches } from './removal'
import type { Schema } from './schema'

/** The driver of either engine. The counters are rows, so all server processes on one database count together. */
const tableName = 'rate_limit_counters'

export interface RateLimit {
  /**
   * Counts one more under the key, in a window that begins with the key's first.
   *
   * @returns the seconds until the window ends if it was one too many, else undefined.
   */
  secondsToWait(key: string): Promise<number | undefined>
  /** Takes one back, where only what failed counts. */
  giveBack(key: string): Promise<void>
}

/**
 * Limits how often something may be done.
 *
 * @param options.name - Keeps the keys of one limit apart from those of another.
 */
export function rateLimit(
  pool: Pool,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName,
    tableCreated: true,
    // Housekeeping removes old counters; a timer for each limit would do so as well.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Who is over the limit is refused without a query until the window ends.
    inMemoryBlockOnConsumed: points + 1,
  })
  return {
    secondsToWait: (key) => secondsToWait(limiter, key),
    async giveBack(key) {
      await limiter.reward(key)
    },
  }
}

/** Limits by a count in the memory of this process, for what happens too often for a row each. */
export function memoryRateLimit({
  points,
  seconds,
}: {
  points: number
  seconds: number
}): Pick<RateLimit, 'secondsToWait'> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return { secondsToWait: (key) => secondsToWait(limiter, key) }
}

async function secondsToWait(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
): Promise<number | undefined> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

export async function removeOldCounters(db: Kysely<Schema>): Promise<void> {
  await removeInBatches(db, 'rate_limit_counters', sql`expire < ${Date.now()}::bigint`)
}
