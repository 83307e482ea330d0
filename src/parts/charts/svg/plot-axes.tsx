import { memo } from 'react'
import { useLanguage } from '../../../i18n'
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
  const { left, right, bottom, height, x, y, valueTicks, timeTicks } = layout
  const textOf = tickTexts(useLanguage())
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
        <g key={tick.getTime()}>
          <path className="pe-chart-tick" d={`M${Math.round(x(tick)) + 0.5} ${bottom}v5`} />
          <text x={x(tick)} y={height - 4} textAnchor={anchorAt(x(tick), left, right)}>
            {textOf(tick)}
          </text>
        </g>
      ))}
      <path className="pe-chart-baseline" d={`M${left} ${Math.round(bottom) + 0.5}H${right}`} />
    </g>
  )
})

/** Texts at the edges stay inside the chart. */
function anchorAt(px: number, left: number, right: number): 'start' | 'middle' | 'end' {
  if (px < left + 8) return 'start'
  return px > right - 16 ? 'end' : 'middle'
}

/** The day where one begins, else the time of the day. */
function tickTexts(language: string): (tick: Date) => string {
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' })
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  return (tick) => (tick.getHours() + tick.getMinutes() === 0 ? day : time).format(tick)
}
