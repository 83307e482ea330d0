import type { TimeChartProps } from '../chart-port'
import { useCursor } from '../chart-cursor'
import { SeriesMark } from '../series-sign'
import { middleOf, type PlotLayout } from './plot-layout'
import './chart.css'

type CursorMarksProps = Pick<TimeChartProps, 'series' | 'edges' | 'mark' | 'cursor'> & { layout: PlotLayout }

/** Marks at the position that the reader points at, in this chart or in another on the same axis. */
export function CursorMarks({ series, edges, mark, cursor, layout }: CursorMarksProps) {
  const time = useCursor(cursor)
  const at = time === undefined ? -1 : edges.indexOf(time)
  if (at < 0 || at > edges.length - 2) return null
  const { x, y, top, bottom } = layout
  const start = x(edges[at] ?? 0)
  const middle = middleOf(layout, edges, at)
  return (
    <g>
      <rect
        className="pe-chart-band"
        x={start}
        y={top}
        width={x(edges[at + 1] ?? 0) - start}
        height={bottom - top}
      />
      {mark === 'line' && <path className="pe-chart-cursor" d={`M${middle} ${top}V${bottom}`} />}
      {mark === 'line' &&
        series.map(({ id, slot, values }) => {
          const value = values[at]
          return (
            value !== undefined &&
            value !== null && <SeriesMark key={id} slot={slot} x={middle} y={y(value)} />
          )
        })}
    </g>
  )
}
