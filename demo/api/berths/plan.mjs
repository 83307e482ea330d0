import { collection } from '../collection.mjs'

export const stays = collection('stay')
export const gateCodes = collection('code')

export const staysAt = (berthId) => stays.all().filter(({ berth_id }) => berth_id === berthId)

/**
 * The stay that has a berth at some moment of a time, departed ones aside.
 *
 * @param {string} berthId
 * @param {string} from ISO 8601
 * @param {string} until ISO 8601; a stay that begins then is in nobody's way
 */
export function isTaken(berthId, from, until) {
  return staysAt(berthId).find(
    (stay) =>
      stay.state !== 'departed' &&
      Date.parse(stay.arrives_at) < Date.parse(until) &&
      Date.parse(stay.departs_at) > Date.parse(from),
  )
}
