import { sql, type Kysely } from 'kysely'
import type { ChangeFeed } from './change-feed'
import type { Schema } from './schema'

/** A timer cannot wait longer; it then looks again. */
const longestWaitMs = 2 ** 31 - 1
const retryMs = 60_000

/** Tells caches the moment at which a version becomes sunset: nothing is written then that would announce it. */
export function watchSunsets(db: Kysely<Schema>, changes: ChangeFeed): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function plan(): void {
    nextSunsetMs(db).then(wait, () => wait(retryMs))
  }

  function wait(waitMs: number | undefined): void {
    clearTimeout(timer)
    if (isStopped || waitMs === undefined) return
    timer = setTimeout(() => changes.changed('content'), Math.min(waitMs, longestWaitMs))
    timer.unref()
  }

  const unsubscribe = changes.subscribe(({ topic }) => {
    if (topic === 'content') plan()
  })
  plan()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

/** By the database's clock, which decides. @returns undefined when none is to come. */
async function nextSunsetMs(db: Kysely<Schema>): Promise<number | undefined> {
  const { ms } = await db
    .selectFrom('product_versions')
    .select(sql<string | null>`ceil(extract(epoch from min(sunset_at) - now()) * 1000)`.as('ms'))
    .where('status', '<>', 'sunset')
    .where(sql<boolean>`sunset_at > now()`)
    .executeTakeFirstOrThrow()
  return ms === null ? undefined : Number(ms)
}
