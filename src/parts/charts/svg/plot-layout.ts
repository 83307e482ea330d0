import { type ScaleLinear, scaleLinear, type ScaleTime, scaleTime } from 'd3-scale'
import type { TimeChartProps } from '../chart-port'
import type { ChartSize } from './use-size'

export interface PlotLayout {
  readonly width: number
  readonly height: number
  /** Of the text in it. */
  readonly fontSize: number
  /** Edges of the area inside the axes. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly x: ScaleTime<number, number>
  readonly y: ScaleLinear<number, number>
  readonly valueTicks: readonly number[]
  readonly timeTicks: readonly Date[]
}

/** Width of a digit beside the size of the font. */
const DIGIT = 0.6

function largestValue({ mark, series, edges }: TimeChartProps): number {
  const values = series.map((one) => one.values)
  if (mark === 'line') return Math.max(0, ...values.flatMap((some) => some.map((value) => value ?? 0)))
  const sums = edges.map((_edge, at) => values.reduce((sum, some) => sum + (some[at] ?? 0), 0))
  return Math.max(0, ...sums)
}

/** Returns where everything of a chart goes. */
export function layoutOf(chart: TimeChartProps, { width, height, fontSize }: ChartSize): PlotLayout {
  const { edges, series, format } = chart
  const top = fontSize
  const bottom = height - 2 * fontSize
  const y = scaleLinear([0, largestValue(chart) || 1], [bottom, top]).nice(4)
  const isWhole = series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  )
  const valueTicks = y.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick))
  const longest = Math.max(...valueTicks.map((tick) => format.short(tick).length))
  const left = Math.ceil(longest * fontSize * DIGIT + fontSize)
  const right = width - fontSize
  const x = scaleTime([edges[0] ?? 0, edges.at(-1) ?? 1], [left, right])
  const timeTicks = x.ticks(Math.max(3, Math.floor((right - left) / (fontSize * 7))))
  return { width, height, fontSize, left, right, top, bottom, x, y, valueTicks, timeTicks }
}

/** Returns the middle of a step of time. */
export const middleOf = ({ x }: PlotLayout, edges: readonly number[], at: number): number =>
  x(((edges[at] ?? 0) + (edges[at + 1] ?? edges[at] ?? 0)) / 2)

/** Returns the step of time at a distance from the left. */
export function stepAt({ x }: PlotLayout, edges: readonly number[], px: number): number {
  const time = x.invert(px).getTime()
  const after = edges.findIndex((edge) => edge > time)
  const last = edges.length - 2
  return after < 0 ? last : Math.max(0, after - 1)
}
