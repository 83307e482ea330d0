import { notFound } from '../http/problem.mjs'

const ALL = ['forecast', 'tides', 'observations']
const station = (id, name, region, latitude, longitude, elevation, offers) => ({
  id,
  name,
  region,
  position: { latitude, longitude },
  elevation,
  offers,
})

export const stations = [
  station('cable-point', 'Cable Point', 'open-coast', 54.2907, -8.8022, 34, ['forecast', 'observations']),
  station('eel-bank', 'Eel Bank', 'bay', 54.3398, -8.4871, 2, ['forecast', 'tides']),
  station('ferry-steps', 'Ferry Steps', 'bay', 54.3655, -8.5302, 4, ALL),
  station('gull-rock', 'Gull Rock', 'islands', 54.4481, -8.6903, 21, ['forecast', 'observations']),
  station('long-strand', 'Long Strand', 'open-coast', 54.2534, -8.7416, 5, ALL),
  station('lower-light', 'Lower Light', 'open-coast', 54.3129, -8.7687, 12, ALL),
  station('north-mole', 'North Mole', 'bay', 54.3712, -8.5514, 6, ALL),
  station('outer-skerry', 'Outer Skerry', 'islands', 54.4795, -8.7348, 9, ['forecast', 'tides']),
  station('seal-sound', 'Seal Sound', 'islands', 54.4387, -8.6518, 3, ALL),
]

/**
 * @param {string} id
 * @param {string} [offer] what the station must offer
 */
export function stationNamed(id, offer) {
  const found = stations.find((each) => each.id === id)
  if (!found) throw notFound(`There is no station "${id}".`)
  if (offer && !found.offers.includes(offer)) throw notFound(`${found.name} has no ${offer}.`)
  return found
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const stationHandlers = {
  listStations({ query: { region, offers = [], page, size } }) {
    const found = stations.filter(
      (each) => (!region || each.region === region) && offers.every((offer) => each.offers.includes(offer)),
    )
    const data = found.slice((page - 1) * size, page * size)
    return {
      body: { data, page: { number: page, size, total: found.length } },
      headers: { 'cache-control': 'max-age=3600' },
    }
  },
  getStation({ path }) {
    return { body: stationNamed(path.station_id), headers: { 'cache-control': 'max-age=3600' } }
  },
}
