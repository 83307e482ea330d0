import { timestamp } from '../collection.mjs'
import { stationNamed } from './stations.mjs'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Hours of the tide's constituents and metres of their swing: moon, sun, and the moon's uneven path. */
const CONSTITUENTS = [
  { period: 12.4206, swing: 1.45 },
  { period: 12, swing: 0.4 },
  { period: 12.6583, swing: 0.25 },
]
const MEAN_LEVEL = 2.2

function levelAt(time, delay) {
  const hours = (time - delay) / (60 * MINUTE)
  return CONSTITUENTS.reduce(
    (level, { period, swing }) => level + swing * Math.cos((hours / period) * 2 * Math.PI),
    MEAN_LEVEL,
  )
}

/** The turns of one day, found by looking at every minute. */
function turnsOf(station, start) {
  // The wave travels along the coast, from south to north.
  const delay = (station.position.latitude - 54) * 100 * MINUTE
  const turns = []
  for (let time = start; time < start + DAY; time += MINUTE) {
    const [before, now, after] = [-MINUTE, 0, MINUTE].map((shift) => levelAt(time + shift, delay))
    const isHigh = now >= before && now > after
    const isLow = now <= before && now < after
    if (!isHigh && !isLow) continue
    turns.push({
      time: timestamp(time),
      kind: isHigh ? 'high' : 'low',
      height: Math.round(now * 10) / 10,
    })
  }
  return turns
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const tideHandlers = {
  getTides({ path, query, accept }) {
    const station = stationNamed(path.station_id, 'tides')
    const date = query.date ?? new Date().toISOString().slice(0, 10)
    const turns = turnsOf(station, Date.parse(`${date}T00:00:00Z`))
    const headers = { 'cache-control': 'max-age=86400' }
    if (!accept.includes('text/csv')) return { body: { station_id: station.id, date, turns }, headers }
    const rows = turns.map(({ time, kind, height }) => `${time},${kind},${height}\n`)
    return { type: 'text/csv', body: `time,kind,height\n${rows.join('')}`, headers }
  },
}
