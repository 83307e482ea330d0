import { timestamp } from '../collection.mjs'
import { conflict, invalidParameters, notFound } from '../http/problem.mjs'
import { berthNamed } from './berths.mjs'
import { gateCodes, isTaken, stays, staysAt } from './plan.mjs'

const LONGEST = 60 * 86_400_000

/** @param {string} id */
export function stayNamed(id) {
  const stay = stays.get(id)
  if (!stay) throw notFound(`There is no stay "${id}".`)
  return stay
}

function checkTimes(arrives, departs) {
  const length = Date.parse(departs) - Date.parse(arrives)
  const reason =
    length <= 0
      ? 'must be later than `arrives_at`'
      : length > LONGEST
        ? 'must be at most 60 days later'
        : undefined
  if (reason) throw invalidParameters([{ name: 'departs_at', in: 'body', reason }])
}

/** Plans a stay, or says why it cannot be. */
export function plan({ berth_id: berthId, vessel, arrives_at: arrives, departs_at: departs }) {
  checkTimes(arrives, departs)
  const berth = berthNamed(berthId)
  if (vessel.length > berth.max_length)
    throw conflict(`${berthId} takes vessels of at most ${berth.max_length} m.`)
  if (vessel.draught > berth.max_draught)
    throw conflict(`${berthId} is ${berth.max_draught} m deep at low water.`)
  const other = isTaken(berthId, arrives, departs)
  if (other) throw conflict(`${berthId} is taken by ${other.vessel.name} at that time.`)
  return stays.add({
    state: 'planned',
    berth_id: berthId,
    vessel,
    arrives_at: arrives,
    departs_at: departs,
    arrived_at: null,
    departed_at: null,
  })
}

/** The vessel lies at its berth. */
export function arrive(stay) {
  if (stay.state !== 'planned') throw conflict(`${stay.vessel.name} has ${stay.state} already.`)
  const present = staysAt(stay.berth_id).find(({ state }) => state === 'arrived')
  if (present) throw conflict(`${present.vessel.name} still lies at ${stay.berth_id}.`)
  return Object.assign(stay, { state: 'arrived', arrived_at: timestamp() })
}

function depart(stay) {
  if (stay.state !== 'arrived')
    throw conflict(`${stay.vessel.name} is not at the berth: it is ${stay.state}.`)
  for (const code of gateCodes.all()) if (code.stay_id === stay.id) gateCodes.remove(code.id)
  return Object.assign(stay, { state: 'departed', departed_at: timestamp() })
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const stayHandlers = {
  listStays({ query: { state, berth_id: berth, page, size } }) {
    const found = stays
      .all()
      .filter((stay) => (!state || stay.state === state) && (!berth || stay.berth_id === berth))
      .sort((a, b) => Date.parse(a.arrives_at) - Date.parse(b.arrives_at))
    const data = found.slice((page - 1) * size, page * size)
    return { body: { data, page: { number: page, size, total: found.length } } }
  },
  planStay({ body }) {
    const stay = plan(body)
    return { status: 201, body: stay, headers: { location: `/berths/v1/stays/${stay.id}` } }
  },
  getStay: ({ path }) => ({ body: stayNamed(path.stay_id) }),
  cancelStay({ path }) {
    const stay = stayNamed(path.stay_id)
    if (stay.state !== 'planned')
      throw conflict(`${stay.vessel.name} has ${stay.state} and cannot be canceled.`)
    stays.remove(stay.id)
    return { status: 204 }
  },
  recordArrival: ({ path }) => ({ body: arrive(stayNamed(path.stay_id)) }),
  recordDeparture: ({ path }) => ({ body: depart(stayNamed(path.stay_id)) }),
}
