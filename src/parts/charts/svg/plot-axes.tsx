import { memo } from 'react'
import { dateFormatter, type Language, useLanguage } from '../../../i18n'
import type { ValueFormat } from '../chart-port'
import type { PlotLayout } from './plot-layout'
import './chart.css'

/** Lines of values across, and times below. */
export const PlotAxes = memo(function PlotAxes({
  layout,
  format,
}: {
  layout: PlotLayout
  format: ValueFormat
}) {
  const { left, bottom, right, height, x, y, valueTicks, timeTicks } = layout
  const labels = timeLabels(layout, tickTexts(useLanguage()))
  return (
    <g className="pe-chart-axes">
      {valueTicks.map((tick) => (
        <g key={tick}>
          <path className="pe-chart-grid" d={`M${left} ${Math.round(y(tick)) + 0.5}H${right}`} />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {format.short(tick)}
          </text>
        </g>
      ))}
      {timeTicks.map((tick) => (
        <path
          key={tick.getTime()}
          className="pe-chart-tick"
          d={`M${Math.round(x(tick)) + 0.5} ${bottom}v5`}
        />
      ))}
      {labels.map(({ px, anchor, text }) => (
        <text key={px} x={px} y={height - 4} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <path className="pe-chart-baseline" d={`M${left} ${Math.round(bottom) + 0.5}H${right}`} />
    </g>
  )
})

interface TimeLabel {
  readonly px: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}

/** Beside the size of the font. */
const CHARACTER_WIDTH = 0.56

/** Labels at the edges stay inside the chart. One that would overlap the label before it is left out. */
function timeLabels(
  { left, right, fontSize, x, timeTicks }: PlotLayout,
  textOf: (tick: Date) => string,
): TimeLabel[] {
  let free = left - fontSize
  return timeTicks.flatMap((tick) => {
    const px = x(tick)
    const text = textOf(tick)
    const anchor = px < left + 8 ? 'start' : px > right - 16 ? 'end' : 'middle'
    const width = text.length * fontSize * CHARACTER_WIDTH
    const start = px - { start: 0, middle: width / 2, end: width }[anchor]
    if (start < free) return []
    free = start + width + fontSize / 2
    return { px, anchor, text }
  })
}

/** The day where one begins, else the time of the day. */
function tickTexts(language: Language): (tick: Date) => string {
  const day = dateFormatter(language, 'day')
  const time = dateFormatter(language, 'minute')
  return (tick) => (tick.getHours() + tick.getMinutes() === 0 ? day : time).format(tick)
}
