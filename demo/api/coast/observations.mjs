import { timestamp } from '../collection.mjs'
import { stationNamed } from './stations.mjs'
import { unitsNamed, windIn } from './units.mjs'
import { weatherAt } from './weather.mjs'

const TEN_MINUTES = 600_000
/** Sensors that wait for a repair boat. */
const BROKEN = { 'gull-rock': ['visibility'], 'seal-sound': ['wind'] }

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const observationHandlers = {
  getLatestObservation({ path, query: { units } }) {
    const station = stationNamed(path.station_id, 'observations')
    const time = Math.floor(Date.now() / TEN_MINUTES) * TEN_MINUTES
    const weather = weatherAt(station, time)
    const to = unitsNamed(units)
    const measured = {
      temperature: to.temperature(weather.temperature),
      water_temperature: to.temperature(weather.waterTemperature),
      pressure: Math.round(weather.pressure * 10) / 10,
      wind: windIn(units, weather.wind),
      visibility: to.distance(weather.visibility),
    }
    for (const sensor of BROKEN[station.id] ?? []) measured[sensor] = null
    return {
      body: {
        station_id: station.id,
        time: timestamp(time),
        units,
        ...measured,
      },
      headers: { 'cache-control': 'max-age=60' },
    }
  },
}
