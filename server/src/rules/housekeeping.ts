import type { Database } from '../store/database'
import { removeOldCounts } from '../store/rate-limits'
import { removeDeadSessions } from '../store/sessions'

const intervalMs = 60 * 60 * 1000

/**
 * Removes what has expired, once an hour. Several processes may do it at once: each deletes what it finds.
 *
 * @returns the function that stops it.
 */
export function startHousekeeping({ db }: Database, failed: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    removeDeadSessions(db)
      .then(() => removeOldCounts(db))
      .catch(failed)
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
