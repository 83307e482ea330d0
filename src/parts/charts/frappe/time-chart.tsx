import { type PointerEvent, useMemo, useRef } from 'react'
import { useCursor } from '../chart-cursor'
import type { TimeChartProps } from '../chart-port'
import { pointText } from '../point-text'
import { PointSlider } from '../svg/point-slider'
import { type ChartSize, useSize } from '../svg/use-size'
import { escapeText } from './escape-text'
import { useFrappe } from './use-frappe'
import '../svg/chart.css'
import './frappe.css'

/** Space that the library leaves around the steps of time, in pixels. */
const LEFT = 50
const RIGHT = 30
const TOP = 30
const BOTTOM = 50
/** More points than these are lines without dots. */
const MOST_DOTS = 31

/** Lines or stacked bars over time by Frappe Charts. Steps without a value count as 0. */
export function TimeChart(props: TimeChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const starts = useMemo(() => props.edges.slice(0, -1), [props.edges])
  return (
    <div className="pe-chart" ref={frame}>
      {size && <Plot chart={props} size={size} starts={starts} />}
      <PointSlider
        label={props.label}
        cursor={props.cursor}
        stops={starts}
        textOf={(start) => pointText(props, start)}
      />
    </div>
  )
}

interface PlotProps {
  chart: TimeChartProps
  size: ChartSize
  /** Of the steps of time. */
  starts: readonly number[]
}

function Plot({ chart: { mark, edges, series, timeText, cursor }, size, starts }: PlotProps) {
  const container = useRef<HTMLDivElement>(null)
  const labels = useMemo(() => starts.map((start) => escapeText(timeText(start))), [starts, timeText])
  const { height } = size
  const options = useMemo(() => {
    if (series.length === 0) return undefined
    return {
      type: mark,
      height,
      animate: 0 as const,
      data: {
        labels,
        datasets: series.map(({ label, values }) => ({
          name: escapeText(label),
          values: values.map((value) => value ?? 0),
        })),
      },
      axisOptions: { xAxisMode: 'tick' as const, xIsSeries: 1 as const, shortenYAxisNumbers: 1 as const },
      barOptions: { stacked: 1 as const, spaceRatio: 0.2 },
      lineOptions: { hideDots: labels.length > MOST_DOTS ? (1 as const) : (0 as const) },
    }
  }, [mark, height, labels, series])
  const slots = useMemo(() => series.map(({ slot }) => slot), [series])
  useFrappe(container, options, slots)

  const step = (size.width - LEFT - RIGHT) / starts.length
  function point(event: PointerEvent<SVGSVGElement>) {
    const { left } = event.currentTarget.getBoundingClientRect()
    const at = Math.floor((event.clientX - left - LEFT) / step)
    cursor.set(edges[Math.min(Math.max(at, 0), starts.length - 1)])
  }

  const time = useCursor(cursor)
  const at = time === undefined ? -1 : starts.indexOf(time)
  return (
    <>
      <div className="pe-frappe" ref={container} aria-hidden="true" />
      <svg
        className="pe-chart-svg"
        aria-hidden="true"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && cursor.set(undefined)}
      >
        {at >= 0 && (
          <rect
            className="pe-chart-band"
            x={LEFT + at * step}
            y={TOP}
            width={step}
            height={Math.max(0, height - TOP - BOTTOM)}
          />
        )}
      </svg>
    </>
  )
}
