const KNOTS = 1.943844
const FEET = 3.28084
const NAUTICAL_MILES = 0.539957

const round = (value) => Math.round(value * 10) / 10
const asIs = (value) => round(value)

const systems = {
  metric: { temperature: asIs, speed: asIs, height: asIs, distance: asIs },
  imperial: {
    temperature: (celsius) => round(celsius * 1.8 + 32),
    speed: (metresPerSecond) => round(metresPerSecond * KNOTS),
    height: (metres) => round(metres * FEET),
    distance: (kilometres) => round(kilometres * NAUTICAL_MILES),
  },
}

/**
 * @param {'metric' | 'imperial'} units
 * @returns functions from metric figures to those units, with one decimal
 */
export const unitsNamed = (units) => systems[units]

/** @param {{ speed: number, gust: number, direction: number }} wind in m/s */
export function windIn(units, { speed, gust, direction }) {
  const to = unitsNamed(units).speed
  return { speed: to(speed), gust: to(gust), direction }
}
