const WINDOW_MS = 60_000
const MOST_CALLS = 60

/**
 * Counts calls by application and API, in windows of a minute.
 *
 * @returns {(application: string, base: string) => number} counts a call; seconds to wait when it is one too many, else 0
 */
export function callCounter() {
  let counts = new Map()
  let windowEnd = 0
  return (application, base) => {
    const now = Date.now()
    if (now >= windowEnd) {
      counts = new Map()
      windowEnd = now + WINDOW_MS
    }
    const key = `${application} ${base}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > MOST_CALLS ? Math.ceil((windowEnd - now) / 1000) : 0
  }
}
