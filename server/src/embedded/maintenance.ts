import type { Pool } from 'pg'

/** The engine has no background processes, so what PostgreSQL does by itself is done here. */
const checkpointMs = 60_000
/** Every tenth checkpoint. */
const checkpointsPerVacuum = 10

/**
 * Writes the log back to the tables every minute, without which it grows for ever, and every ten minutes clears dead
 * rows and counts the living for the planner.
 */
export function startMaintenance(pool: Pool, intervalMs = checkpointMs): { stop(): void } {
  let rounds = 0
  let isBusy = false
  const timer = setInterval(() => {
    // A round that has to wait for its turn is enough; more would stand in the way of the portal's own queries.
    if (isBusy) return
    isBusy = true
    rounds += 1
    const statement = rounds % checkpointsPerVacuum === 0 ? 'vacuum (analyze)' : 'checkpoint'
    const done = () => (isBusy = false)
    // A round that fails is made up for by the next.
    pool.query(statement).then(done, done)
  }, intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
