import type { ValueFormat } from '../../parts/charts/chart-port'
import './charts.css'

/** The numbers of a chart, as its table and its file have them. */
export interface ChartTableData {
  /** Of the first column, then of each series. */
  readonly columns: readonly string[]
  readonly rows: readonly ChartTableRow[]
}

interface ChartTableRow {
  readonly heading: string
  /** Heading in a file, where it differs. */
  readonly fileHeading?: string
  readonly values: readonly (number | null)[]
}

interface ChartTableProps {
  id: string
  label: string
  table: ChartTableData
  format: ValueFormat
}

/** Every number of a chart. Scrolls inside its frame, with the keyboard too. */
export function ChartTable({ id, label, table, format }: ChartTableProps) {
  return (
    <div className="pe-chart-table-frame" id={id} role="region" aria-label={label} tabIndex={0}>
      <table className="pe-chart-table">
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ heading, values }, at) => (
            <tr key={at}>
              <th scope="row">{heading}</th>
              {values.map((value, column) => (
                <td key={column}>{value === null ? '–' : format.full(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
