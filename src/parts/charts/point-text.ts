import type { TimeChartProps } from './chart-port'

/** Says what a chart has at a step of time: the time, then each series with its value. */
export function pointText({ edges, series, format, timeText }: TimeChartProps, start: number): string {
  const at = edges.indexOf(start)
  const values = series.map(({ label, values: all }) => {
    const value = all[at]
    return `${label}: ${value === undefined || value === null ? '–' : format.full(value)}`
  })
  return [timeText(start), ...values].join(', ')
}
