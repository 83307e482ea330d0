import type { ChartCursor } from '../chart-cursor'
import { useCursor } from '../chart-cursor'
import './chart.css'

interface PointSliderProps {
  label: string
  cursor: ChartCursor
  /** Values of the cursor, in order. */
  stops: readonly number[]
  /** The text of a stop. */
  textOf(stop: number): string
}

/** Lies unseen over a chart: with it the keyboard and a screen reader reach every point. */
export function PointSlider({ label, cursor, stops, textOf }: PointSliderProps) {
  const current = useCursor(cursor)
  const found = current === undefined ? -1 : stops.indexOf(current)
  const at = found < 0 ? stops.length - 1 : found
  const stop = stops[at]
  return (
    <input
      type="range"
      className="pe-chart-slider"
      aria-label={label}
      aria-valuetext={stop === undefined ? undefined : textOf(stop)}
      min={0}
      max={Math.max(0, stops.length - 1)}
      step={1}
      value={Math.max(0, at)}
      onChange={(event) => cursor.set(stops[Number(event.target.value)])}
      onFocus={() => cursor.set(stop)}
      onBlur={() => cursor.set(undefined)}
    />
  )
}
