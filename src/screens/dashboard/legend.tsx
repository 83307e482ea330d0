import { type ChartCursor, useCursor } from '../../parts/charts/chart-cursor'
import { SeriesSign } from '../../parts/charts/series-sign'
import './charts.css'

export interface LegendEntry {
  readonly id: string
  readonly label: string
  readonly slot: number
  readonly total: string
}

interface LegendProps {
  label: string
  entries: readonly LegendEntry[]
  /** IDs. */
  hidden: ReadonlySet<string>
  /** The name of the totals, such as `Total`. */
  totalText: string
  cursor: ChartCursor
  /** The text for the cursor's position; undefined if this chart does not have it. */
  pointText(at: number): string | undefined
  valueText(entry: LegendEntry, at: number): string
  onToggle(id: string): void
}

/** Names of what a chart shows, with values of the point that the reader points at. Each can be hidden. */
export function Legend(props: LegendProps) {
  const { label, entries, hidden, totalText, cursor, pointText, valueText, onToggle } = props
  const at = useCursor(cursor)
  const point = at === undefined ? undefined : pointText(at)
  return (
    <div className="pe-legend">
      <p className="pe-legend-head" aria-hidden="true">
        {point ?? totalText}
      </p>
      <ul aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="pe-legend-entry"
              aria-pressed={!hidden.has(entry.id)}
              onClick={() => onToggle(entry.id)}
            >
              <SeriesSign slot={entry.slot} />
              <span className="pe-legend-label">{entry.label}</span>
              <span className="pe-legend-value">
                {at === undefined || point === undefined ? entry.total : valueText(entry, at)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
