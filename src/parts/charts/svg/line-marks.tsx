import { area, curveMonotoneX, line } from 'd3-shape'
import { memo } from 'react'
import type { ChartSeries, TimeChartProps } from '../chart-port'
import { colorOf, SeriesMark } from '../series-sign'
import { middleOf, type PlotLayout } from './plot-layout'
import './chart.css'

type LineMarksProps = Pick<TimeChartProps, 'series' | 'edges' | 'isOpen'> & { layout: PlotLayout }

interface Point {
  readonly px: number
  readonly value: number | null
}

/** A line for each series, with its sign at the end. The running step is dashed: its values are not final. */
export const LineMarks = memo(function LineMarks({ series, edges, isOpen, layout }: LineMarksProps) {
  const { y, bottom } = layout
  const lineOf = line<Point>()
    .x(({ px }) => px)
    .y(({ value }) => y(value ?? 0))
    .defined(({ value }) => value !== null)
    .curve(curveMonotoneX)
  const areaOf = area<Point>()
    .x(({ px }) => px)
    .y0(bottom)
    .y1(({ value }) => y(value ?? 0))
    .defined(({ value }) => value !== null)
    .curve(curveMonotoneX)
  const pointsOf = ({ values }: ChartSeries): Point[] =>
    values.map((value, at) => ({ px: middleOf(layout, edges, at), value }))
  return (
    <g>
      {series.map((one) => {
        const points = pointsOf(one)
        const end = points.findLast(({ value }) => value !== null)
        const closed = isOpen ? points.slice(0, -1) : points
        return (
          <g key={one.id} data-color={colorOf(one.slot)}>
            {series.length === 1 && <path className="pe-chart-area" d={areaOf(points) ?? ''} />}
            <path className="pe-chart-line" d={lineOf(closed) ?? ''} />
            {isOpen && <path className="pe-chart-line" data-open d={lineOf(points.slice(-2)) ?? ''} />}
            {end && <SeriesMark slot={one.slot} x={end.px} y={y(end.value ?? 0)} />}
          </g>
        )
      })}
    </g>
  )
})
