/** Runs in a page: renders a chart of 90 days and five series, and changes its values. Bundled by `dashboard.ts`. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addSteps, edgesOf, floorTime } from '../../src/parts/analytics/time-range'
import type { TimeChartProps } from '../../src/parts/charts/chart-port'
import { TimeChart } from '../../src/parts/charts/svg/time-chart'
import { createStore } from '../../src/lib/store'

const DAYS = 90
const SERIES = 5
const UPDATES = 30

const day = { unit: 'day', count: 1 } as const
const end = addSteps(floorTime(Date.now(), day), day, 1)
const edges = edgesOf({ start: addSteps(end, day, -DAYS), end }, day)
const dayText = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const number = new Intl.NumberFormat('en')
const format = { full: number.format, short: number.format }
const timeText = (start: number) => dayText.format(start)
const cursor = createStore<number | undefined>(undefined)

/** @param phase - Other values for another one. */
function chart(phase: number): TimeChartProps {
  const series = Array.from({ length: SERIES }, (_one, slot) => ({
    id: String(slot),
    label: `Version ${slot}`,
    slot,
    values: edges
      .slice(1)
      .map((_edge, at) => Math.round(1000 * (slot + 1) * (1.5 + Math.sin(at / 4 + slot + phase)))),
  }))
  return { label: 'Requests', mark: 'line', edges, isOpen: true, series, format, timeText, cursor }
}

/** Main-thread time of a change of the page, with style and layout, in milliseconds. */
function timeOf(change: () => void): number {
  const begin = performance.now()
  flushSync(change)
  document.querySelector('svg')?.getBoundingClientRect()
  return performance.now() - begin
}

export interface ChartTimes {
  readonly firstRender: number
  readonly updates: readonly number[]
}

function measure(): ChartTimes {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const firstRender = timeOf(() => root.render(<TimeChart {...chart(0)} />))
  const lines = document.querySelectorAll('.pe-chart-line[d^="M"]').length
  if (lines < SERIES) throw new Error(`Rendered ${lines} lines of ${SERIES} series.`)
  const updates = Array.from({ length: UPDATES }, (_one, at) =>
    timeOf(() => root.render(<TimeChart {...chart(at + 1)} />)),
  )
  return { firstRender, updates }
}

Object.assign(globalThis, { measure })
