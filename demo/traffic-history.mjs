/**
 * Weeks of requests as a gateway would have reported them, so that the charts of a new portal show something: working days and nights, a
 * growing use, an incident of one API, and a new version that takes over from the old one.
 */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = 45

/** When the new version of the orders came, and how long applications took to change over. */
const TAKEOVER_DAYS_AGO = 20
const TAKEOVER_DAYS = 4
/** A few days back, in the working hours of a working day. */
const INCIDENT = { atLeastDaysAgo: 6, fromHour: 13, toHour: 16 }

/** Share of the busiest hour, for each hour of a day in UTC. */
const HOURS = [5, 4, 3, 3, 4, 8, 20, 45, 75, 95, 100, 92, 80, 90, 98, 94, 80, 60, 42, 32, 25, 18, 12, 8]
const WEEKEND_SHARE = 0.35

/** @typedef {{ weight: number, method: string, path: string, milliseconds: number, bytes: number, missing?: number }} Operation */

/** @type {Record<string, Operation[]>} by product and version; `missing` is the share of 404 */
const operations = {
  'coast-forecast/v1': [
    { weight: 10, method: 'GET', path: '/coast/v1/stations/quay/forecast', milliseconds: 38, bytes: 5200 },
    { weight: 7, method: 'GET', path: '/coast/v1/stations/quay/tides', milliseconds: 22, bytes: 1900 },
    { weight: 3, method: 'GET', path: '/coast/v1/warnings', milliseconds: 15, bytes: 700 },
    { weight: 1, method: 'GET', path: '/coast/v1/warnings/w17', milliseconds: 14, bytes: 400, missing: 0.25 },
  ],
  'chandlery-orders/v1': [
    { weight: 6, method: 'GET', path: '/orders/v1/orders', milliseconds: 120, bytes: 8100 },
    { weight: 3, method: 'GET', path: '/orders/v1/orders/o17', milliseconds: 60, bytes: 1200, missing: 0.06 },
    { weight: 2, method: 'POST', path: '/orders/v1/orders', milliseconds: 210, bytes: 900 },
  ],
  'chandlery-orders/v2': [
    { weight: 6, method: 'GET', path: '/orders/v2/orders', milliseconds: 55, bytes: 6400 },
    {
      weight: 4,
      method: 'GET',
      path: '/orders/v2/orders/ord_17',
      milliseconds: 30,
      bytes: 1100,
      missing: 0.04,
    },
    { weight: 2, method: 'POST', path: '/orders/v2/orders', milliseconds: 95, bytes: 1000 },
    { weight: 1, method: 'POST', path: '/orders/v2/orders/ord_17/payments', milliseconds: 180, bytes: 600 },
  ],
}

/**
 * @param {object} options
 * @param {{ forecasts: string, orders: string }} options.applications IDs of the applications that use the APIs; the first one with keys, the other
 *   one with tokens
 * @param {{ active: string[], revoked: string[] }} options.keys IDs of the keys of the first one
 * @param {number} options.now Unix time in milliseconds; the last request is a moment before
 * @returns {object[]} lines of the portal's `reportTraffic`, the same for the same options
 */
export function trafficHistory({ applications, keys, now }) {
  const random = randomNumbers(17)
  const lines = []
  const begin = Math.floor((now - DAYS * DAY_MS) / HOUR_MS) * HOUR_MS
  for (let hour = begin; hour < now; hour += HOUR_MS) {
    const daysAgo = (now - hour) / DAY_MS
    const busy = busyAt(hour) * (1 - daysAgo / (2 * DAYS))
    const change = 1 / (1 + Math.exp((daysAgo - TAKEOVER_DAYS_AGO) / (TAKEOVER_DAYS / 4)))
    const uses = [
      { application: applications.forecasts, version: 'coast-forecast/v1', perHour: 26 * busy, keys },
      { application: applications.orders, version: 'chandlery-orders/v1', perHour: 14 * busy * (1 - change) },
      { application: applications.orders, version: 'chandlery-orders/v2', perHour: 14 * busy * change },
    ]
    for (const { application, version, perHour, keys: sent } of uses) {
      const isIncident = version === 'coast-forecast/v1' && isWithinIncident(hour, now)
      for (let left = perHour * (0.8 + 0.4 * random()); left > random(); left -= 1) {
        const startedAt = Math.floor(hour + random() * HOUR_MS)
        const request = requestOf(version, sent, isIncident, random)
        if (startedAt < now)
          lines.push({
            started_at: startedAt,
            application_id: application,
            product_version: version,
            ...request,
          })
      }
    }
  }
  return lines.sort((one, other) => one.started_at - other.started_at)
}

function requestOf(version, keys, isIncident, random) {
  const { method, path, milliseconds, bytes, missing = 0 } = chosen(operations[version], random)
  // Most take about as long; few take much longer.
  const slowness = Math.exp(normal(random) * 0.35) * (random() < 0.02 ? 4 : 1) * (isIncident ? 7 : 1)
  const refusal = random() < 0.012 ? refusalOf(keys, random) : undefined
  const status =
    refusal?.status ??
    (random() < (isIncident ? 0.32 : 0.003)
      ? 503
      : random() < missing
        ? 404
        : random() < 0.008
          ? 400
          : method === 'POST'
            ? 201
            : 200)
  return {
    method,
    path,
    status,
    latency_ms: Math.round((refusal ? 3 : milliseconds * slowness) * 10) / 10,
    request_bytes: method === 'POST' ? 420 : 0,
    response_bytes: status < 400 ? Math.round(bytes * (0.8 + 0.4 * random())) : 180,
    request_id: Array.from({ length: 4 }, () =>
      Math.floor(random() * 65_536)
        .toString(16)
        .padStart(4, '0'),
    ).join(''),
    ...(refusal && { reason: refusal.reason }),
    ...(keys && { credential_id: keyOf(keys, refusal?.reason, random) }),
  }
}

function refusalOf(keys, random) {
  if (random() < 0.7) return { status: 429, reason: 'quota_exceeded' }
  return { status: 401, reason: keys ? 'key_revoked' : 'token_expired' }
}

/** The first active key sends most requests. */
function keyOf({ active, revoked }, reason, random) {
  const [most, ...others] = reason === 'key_revoked' ? revoked : active
  return random() < 0.8 ? most : (others[0] ?? most)
}

function busyAt(hour) {
  return ((HOURS[new Date(hour).getUTCHours()] ?? 0) / 100) * (isWeekend(hour) ? WEEKEND_SHARE : 1)
}

function isWeekend(time) {
  return [0, 6].includes(new Date(time).getUTCDay())
}

function isWithinIncident(hour, now) {
  let day = Math.floor(now / DAY_MS) - INCIDENT.atLeastDaysAgo
  while (isWeekend(day * DAY_MS)) day -= 1
  const hourOfDay = new Date(hour).getUTCHours()
  return Math.floor(hour / DAY_MS) === day && hourOfDay >= INCIDENT.fromHour && hourOfDay < INCIDENT.toHour
}

function chosen(list, random) {
  let left = random() * list.reduce((sum, { weight }) => sum + weight, 0)
  return list.find(({ weight }) => (left -= weight) < 0) ?? list[0]
}

/** Normally distributed, by Box and Muller. */
const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Numbers from 0 to 1 that look random and are the same in every run. */
function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
