import type { ReactNode } from 'react'
import type { SortDirection } from './sort-heading'
import './table.css'

interface TableProps {
  /** The accessible name, such as "Registrations". */
  label: string
  /** Headings of the columns, in order. */
  columns: readonly ReactNode[]
  /** How the list is sorted by each column that it can be sorted by. */
  sorted?: readonly (SortDirection | undefined)[]
  /** The rows, each beginning with the heading of its row. */
  children: ReactNode
}

/** Rows of things for people who scan. Wider than its place, it is scrolled, with the keyboard too. */
export function Table({ label, columns, sorted, children }: TableProps) {
  return (
    <div className="pe-table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="pe-table">
        <thead>
          <tr>
            {columns.map((heading, alignment) => (
              <th key={alignment} scope="col" aria-sort={sorted?.[alignment]}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
