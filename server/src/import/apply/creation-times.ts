/** Between versions that come together, so that one can be put between them later. */
const stepMs = 1_000

/**
 * Moments of creation for versions in the author's order. Clients sort versions by them and take the last for the
 * latest, so they strictly increase; those that exist are kept wherever that allows it.
 *
 * @param existing - Per version, undefined for a new one.
 * @param now - Moment for the last, when it is new.
 */
export function creationTimes(existing: readonly (Date | undefined)[], now: Date): Date[] {
  const times: Date[] = []
  for (const [index, kept] of existing.entries()) {
    const before = times.at(-1)?.getTime()
    const earliest = before === undefined ? Number.NEGATIVE_INFINITY : before + 1
    const wanted = kept?.getTime() ?? newTime(existing, index, before, now)
    times.push(new Date(Math.max(wanted, earliest)))
  }
  return times
}

function newTime(
  existing: readonly (Date | undefined)[],
  index: number,
  before: number | undefined,
  now: Date,
): number {
  const rest = existing.slice(index)
  const following = rest.findIndex((time) => time !== undefined)
  const after = rest[following]?.getTime()
  if (after === undefined) return now.getTime() - stepMs * (rest.length - 1)
  // New ones in a row share the space up to the next that exists.
  const space = before === undefined ? stepMs * (following + 1) : after - before
  return Math.floor(after - (space * following) / (following + 1))
}
