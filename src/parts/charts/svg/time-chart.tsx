import { type PointerEvent, useMemo, useRef } from 'react'
import type { TimeChartProps } from '../chart-port'
import { pointText } from '../point-text'
import { BarMarks } from './bar-marks'
import { CursorMarks } from './cursor-marks'
import { LineMarks } from './line-marks'
import { PlotAxes } from './plot-axes'
import { layoutOf, stepAt } from './plot-layout'
import { PointSlider } from './point-slider'
import { type ChartSize, useSize } from './use-size'
import './chart.css'

/** Lines or stacked bars over time. */
export function TimeChart(props: TimeChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  return (
    <div className="pe-chart" ref={frame}>
      {size && <Plot {...props} size={size} />}
    </div>
  )
}

function Plot({ size, ...chart }: TimeChartProps & { size: ChartSize }) {
  const { label, mark, edges, isOpen, series, format, timeText, cursor } = chart
  const layout = useMemo(
    () => layoutOf({ label, mark, edges, isOpen, series, format, timeText, cursor }, size),
    [label, mark, edges, isOpen, series, format, timeText, cursor, size],
  )
  const starts = useMemo(() => edges.slice(0, -1), [edges])

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left } = event.currentTarget.getBoundingClientRect()
    cursor.set(edges[stepAt(layout, edges, event.clientX - left)])
  }

  return (
    <>
      <svg
        className="pe-chart-svg"
        aria-hidden="true"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && cursor.set(undefined)}
      >
        <PlotAxes layout={layout} format={format} />
        {mark === 'bar' && <CursorMarks {...{ series, edges, mark, cursor, layout }} />}
        {mark === 'bar' && <BarMarks series={series} edges={edges} layout={layout} />}
        {mark === 'line' && <LineMarks series={series} edges={edges} isOpen={isOpen} layout={layout} />}
        {mark === 'line' && <CursorMarks {...{ series, edges, mark, cursor, layout }} />}
      </svg>
      <PointSlider label={label} cursor={cursor} stops={starts} textOf={(start) => pointText(chart, start)} />
    </>
  )
}
