import { memo, useCallback, useMemo } from 'react'
import { type MeasureFormat, useMessages } from '../../i18n'
import type { ChartCursor } from '../../parts/charts/chart-cursor'
import type { ChartLibrary, ChartSeries, ValueFormat } from '../../parts/charts/chart-port'
import { LazyComponent } from '../../parts/lazy/lazy-component'
import type { Remote } from '../../state'
import { ChartCard } from './chart-card'
import type { TimeData } from './chart-data'
import { localIso } from './chart-file'
import { Legend } from './legend'
import { stepText } from './step-text'
import './charts.css'

export interface CardSettings {
  readonly library: ChartLibrary
  readonly measure: MeasureFormat
  /** Which color and sign a name has. */
  slotOf(name: string): number
  /** Names that the reader has hidden. */
  readonly hidden: ReadonlySet<string>
  onToggle(name: string): void
  /** Of the file with the numbers. */
  fileName(title: string): string
}

interface TimeCardProps extends CardSettings {
  title: string
  emptyText: string
  data: Remote<TimeData>
  mark: 'line' | 'bar'
  format: ValueFormat
  cursor: ChartCursor
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
const largestOf = (values: readonly (number | null)[]) => Math.max(...values.map((value) => value ?? 0))

/** A chart over time with a series for each product version. */
export function TimeCard({ data, title, emptyText, format, fileName, measure, ...rest }: TimeCardProps) {
  const t = useMessages('dashboard')
  return (
    <ChartCard
      title={title}
      emptyText={emptyText}
      data={data}
      format={format}
      fileName={fileName(title)}
      isEmpty={({ series }) => series.length === 0}
      tableOf={({ series, range }) => ({
        columns: [t('time'), ...series.map(({ name }) => name)],
        rows: range.edges.slice(0, -1).map((edge, at) => ({
          heading: stepText(range, edge, measure),
          fileHeading: localIso(edge),
          values: series.map(({ values }) => values[at] ?? null),
        })),
      })}
    >
      {(shown) => <TimePlot {...{ title, format, measure, ...rest }} shown={shown} />}
    </ChartCard>
  )
}

type TimePlotProps = Omit<TimeCardProps, 'data' | 'emptyText' | 'fileName'> & { shown: TimeData }

const TimePlot = memo(function TimePlot(props: TimePlotProps) {
  const { library, title, shown, mark, format, cursor, measure, slotOf, hidden, onToggle } = props
  const t = useMessages('dashboard')
  const { range, series: named } = shown
  const series = useMemo(
    (): ChartSeries[] =>
      named.map(({ name, values }) => ({ id: name, label: name, slot: slotOf(name), values })),
    [named, slotOf],
  )
  const visible = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden])
  const timeText = useCallback((start: number) => stepText(range, start, measure), [range, measure])
  const isCount = format.full === measure.count
  const chart = {
    label: title,
    mark,
    edges: range.edges,
    isOpen: range.isOpen,
    series: visible,
    format,
    timeText,
    cursor,
  }
  return (
    <>
      <div className="pe-chart-plot">
        <LazyComponent of={library.TimeChart} props={chart} fallback={() => <p>{t('notRendered')}</p>} />
      </div>
      <Legend
        label={t('seriesOf', { chart: title })}
        entries={series.map(({ id, label, slot, values }) => ({
          id,
          label,
          slot,
          total: format.full(isCount ? sumOf(values) : largestOf(values)),
        }))}
        hidden={hidden}
        totalText={isCount ? t('total') : t('highest')}
        cursor={cursor}
        pointText={(start) => (range.edges.includes(start) ? timeText(start) : undefined)}
        valueText={({ id }, start) => {
          const value = series.find((one) => one.id === id)?.values[range.edges.indexOf(start)]
          return value === undefined || value === null ? '–' : format.full(value)
        }}
        onToggle={onToggle}
      />
    </>
  )
})
