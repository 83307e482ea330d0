import { timestamp } from '../collection.mjs'
import { stationNamed } from './stations.mjs'
import { unitsNamed, windIn } from './units.mjs'
import { HOUR, weatherAt } from './weather.mjs'

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const forecastHandlers = {
  getForecast({ path, query: { days, step, units }, headers }) {
    const station = stationNamed(path.station_id, 'forecast')
    const issued = Math.floor(Date.now() / HOUR) * HOUR
    const tag = `"${station.id}-${timestamp(issued).replace(/\D/g, '').slice(0, 10)}-${days}-${step}-${units}"`
    const secondsLeft = Math.ceil((issued + HOUR - Date.now()) / 1000)
    const caching = { etag: tag, 'cache-control': `max-age=${secondsLeft}` }
    if (headers['If-None-Match'] === tag) return { status: 304, headers: caching }

    const count = (days * 24) / step
    const hours = Array.from({ length: count }, (_, i) =>
      hourAt(station, issued + HOUR * (1 + i * step), units),
    )
    return {
      body: { station_id: station.id, issued_at: timestamp(issued), units, hours },
      headers: caching,
    }
  },
}

function hourAt(station, time, units) {
  const { temperature, wind, waveHeight, visibility, sky } = weatherAt(station, time)
  const to = unitsNamed(units)
  return {
    time: timestamp(time),
    temperature: to.temperature(temperature),
    wind: windIn(units, wind),
    wave_height: to.height(waveHeight),
    visibility: to.distance(visibility),
    sky,
  }
}
