import './series.css'

/** Outlines around 0, one for each color, so that no series depends on its color. */
const signs = [
  'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  'M-3.6-3.6H3.6V3.6H-3.6Z',
  'M0-4.6L4.6 3.6H-4.6Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0 4.6L4.6-3.6H-4.6Z',
  'M-1.6-4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z',
] as const

/** Colors repeat after these; which are left apart by their labels. */
export const COLOR_COUNT = signs.length

export const colorOf = (slot: number): number => slot % COLOR_COUNT

/** The sign of a series, inside an SVG. */
export function SeriesMark({ slot, x, y }: { slot: number; x: number; y: number }) {
  return (
    <path
      className="pe-series-mark"
      data-color={colorOf(slot)}
      d={signs[colorOf(slot)]}
      transform={`translate(${x} ${y})`}
    />
  )
}

/** The sign of a series, in text. */
export function SeriesSign({ slot }: { slot: number }) {
  return (
    <svg className="pe-series-sign" viewBox="-7 -7 14 14" aria-hidden="true">
      <SeriesMark slot={slot} x={0} y={0} />
    </svg>
  )
}
