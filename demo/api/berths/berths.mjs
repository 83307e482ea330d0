import { invalidParameters, notFound } from '../http/problem.mjs'
import { isTaken, staysAt } from './plan.mjs'

/** Pier, longest vessel and deepest draught in metres, shore power. */
const PIERS = [
  ['A', 12, 2.1, true],
  ['B', 18, 2.8, true],
  ['C', 30, 4.2, false],
]
const PER_PIER = 8

export const berths = PIERS.flatMap(([pier, length, draught, power]) =>
  Array.from({ length: PER_PIER }, (_, i) => ({
    id: `${pier}${i + 1}`,
    pier,
    // The water is deeper and the room wider towards the head of a pier.
    max_length: length + i * 0.5,
    max_draught: Math.round((draught + i * 0.1) * 10) / 10,
    shore_power: power && i < 6,
  })),
)

/** @param {string} id */
export function berthNamed(id) {
  const berth = berths.find((each) => each.id === id)
  if (!berth) throw notFound(`There is no berth "${id}".`)
  return berth
}

function spanOf({ free_from: from, free_until: until }) {
  if (from === undefined && until === undefined) return undefined
  const missing = from === undefined ? 'free_from' : until === undefined ? 'free_until' : undefined
  if (missing)
    throw invalidParameters([{ name: missing, in: 'query', reason: 'is missing beside the other time' }])
  if (Date.parse(until) <= Date.parse(from)) {
    throw invalidParameters([{ name: 'free_until', in: 'query', reason: 'must be later than `free_from`' }])
  }
  return { from, until }
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const berthHandlers = {
  listBerths({ query }) {
    const span = spanOf(query)
    const data = berths
      .filter(({ pier }) => !query.pier || pier === query.pier)
      .filter(({ max_length: longest }) => !query.min_length || longest >= query.min_length)
      .filter(({ id }) => !span || !isTaken(id, span.from, span.until))
    return { body: { data } }
  },
  getBerth({ path }) {
    const berth = berthNamed(path.berth_id)
    const current = staysAt(berth.id).find(({ state }) => state === 'arrived')
    return { body: { ...berth, current_stay: current ?? null } }
  },
}
