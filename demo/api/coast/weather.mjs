/** The weather of an invented coast: the same hour at the same station always has the same weather. */

export const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A number from 0 to 1 that a text stands for. */
function chance(text) {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** A curve without steps from 0 to 1, with a new direction every `period` hours. */
function drift(name, time, period) {
  const position = time / (period * HOUR)
  const before = Math.floor(position)
  const share = position - before
  const smooth = share * share * (3 - 2 * share)
  return chance(`${name}${before}`) * (1 - smooth) + chance(`${name}${before + 1}`) * smooth
}

/**
 * @param {{ id: string, elevation: number }} station
 * @param {number} time in ms
 * @returns the weather in metric units
 */
export function weatherAt({ id, elevation }, time) {
  const dayOfYear = (time % (365.25 * DAY)) / DAY
  const season = Math.cos(((dayOfYear - 205) / 365.25) * 2 * Math.PI)
  const daytime = Math.cos(((time % DAY) / HOUR - 15) * (Math.PI / 12))
  const front = drift('front', time, 18)
  const speed = 2 + 14 * front * drift(`${id} wind`, time, 7) + elevation / 12
  const moisture = drift(`${id} sky`, time, 9)
  const temperature = 9.5 + 6 * season + 2.4 * daytime - elevation / 150 + 3 * (drift('air', time, 30) - 0.5)
  const sky = skyFor(moisture, speed, temperature)
  return {
    temperature,
    waterTemperature: 10.5 + 4 * season + drift('water', time, 240),
    pressure: 1030 - 38 * front,
    wind: {
      speed,
      gust: speed * (1.35 + 0.3 * moisture),
      direction: Math.floor(180 + 150 * drift('way', time, 14)) % 360,
    },
    waveHeight: 0.3 + (speed * speed) / 75 + front,
    visibility: sky === 'fog' ? 0.4 + moisture : 30 - 20 * moisture,
    sky,
  }
}

function skyFor(moisture, speed, temperature) {
  if (moisture > 0.62) return temperature < 1 ? 'snow' : 'rain'
  if (moisture < 0.16 && speed < 4) return 'fog'
  return moisture < 0.36 ? 'clear' : 'cloudy'
}
