import { timestamp, without } from '../collection.mjs'
import { notFound } from '../http/problem.mjs'
import { HOUR } from './weather.mjs'

const SEVERITIES = ['minor', 'moderate', 'severe']

/** Warnings that always lie around the present, so that a demo never runs out of weather. */
const entries = [
  {
    id: 'wrn_0318',
    kind: 'gale',
    severity: 'severe',
    regions: ['islands', 'open-coast'],
    from: 6,
    to: 21,
    headline: 'Gale from the west, gusts up to 24 m/s',
    advice: 'Double the mooring lines and stay off the moles.',
  },
  {
    id: 'wrn_0319',
    kind: 'surge',
    severity: 'moderate',
    regions: ['bay'],
    from: 12,
    to: 26,
    headline: 'High water up to 60 cm above the forecast',
    advice: 'Move cars and goods from Ferry Steps before the evening tide.',
  },
  {
    id: 'wrn_0320',
    kind: 'fog',
    severity: 'minor',
    regions: ['bay', 'islands'],
    from: -3,
    to: 4,
    headline: 'Fog banks, visibility below 1 km',
    advice: 'Sound signals. Expect ferries to run late.',
  },
]

function warningFrom(entry) {
  const hour = Math.floor(Date.now() / HOUR) * HOUR
  const times = { starts_at: timestamp(hour + entry.from * HOUR), ends_at: timestamp(hour + entry.to * HOUR) }
  return { ...without(entry, 'from', 'to', 'advice'), ...times }
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const warningHandlers = {
  listWarnings({ query: { region, minimum_severity: minimum = 'minor' } }) {
    const data = entries
      .filter(({ regions }) => !region || regions.includes(region))
      .filter(({ severity }) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(minimum))
      .map(warningFrom)
    return { body: { data } }
  },
  getWarning({ path }) {
    const entry = entries.find(({ id }) => id === path.warning_id)
    if (!entry) throw notFound(`There is no warning "${path.warning_id}".`)
    return { body: { ...warningFrom(entry), advice: entry.advice } }
  },
}
