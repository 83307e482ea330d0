import { stack } from 'd3-shape'
import { memo } from 'react'
import type { TimeChartProps } from '../chart-port'
import { colorOf } from '../series-sign'
import type { PlotLayout } from './plot-layout'
import './chart.css'

type BarMarksProps = Pick<TimeChartProps, 'series' | 'edges'> & { layout: PlotLayout }

/** Share of a step that is left free between bars. */
const GAP = 0.2

/** A bar for each step of time, divided by series: one path for all parts of a series. */
export const BarMarks = memo(function BarMarks({ series, edges, layout }: BarMarksProps) {
  const { x, y } = layout
  const steps = edges.slice(0, -1).map((_edge, at) => at)
  const stacked = stack<number, number>()
    .keys(series.map((_one, index) => index))
    .value((at, index) => series[index]?.values[at] ?? 0)(steps)
  return (
    <g>
      {stacked.map((parts, index) => {
        const one = series[index]
        const outlines = parts.map(([from, to], at) => {
          if (to <= from) return ''
          const start = x(edges[at] ?? 0)
          const length = x(edges[at + 1] ?? 0) - start
          const px = start + (length * GAP) / 2
          return `M${px.toFixed(2)} ${y(from).toFixed(2)}h${(length * (1 - GAP)).toFixed(2)}V${y(to).toFixed(2)}H${px.toFixed(2)}Z`
        })
        return (
          one && (
            <path
              key={one.id}
              className="pe-chart-bar"
              data-color={colorOf(one.slot)}
              d={outlines.join('')}
            />
          )
        )
      })}
    </g>
  )
})
