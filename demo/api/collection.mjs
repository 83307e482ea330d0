/**
 * Things kept in memory under IDs that count up: a demo begins anew with every start.
 *
 * @param {string} prefix such as `ord`, for `ord_0001`
 */
export function collection(prefix) {
  const items = new Map()
  let last = 0
  return {
    /** Gives a thing its ID and keeps it. */
    add(thing) {
      last += 1
      const id = `${prefix}_${String(last).padStart(4, '0')}`
      const kept = { id, ...thing }
      items.set(id, kept)
      return kept
    },
    get: (id) => items.get(id),
    all: () => [...items.values()],
    remove: (id) => items.delete(id),
  }
}

/** ISO 8601 in UTC, to the second. */
export const timestamp = (time = Date.now()) => `${new Date(time).toISOString().slice(0, 19)}Z`

/** A thing without the fields that callers must not see. */
export function without(thing, ...names) {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)))
}
