import { useMessages } from '../../i18n'
import { Inlines } from './inlines'
import type { DocumentNode } from './nodes'
import './document.css'

/** Rows whose first are headings. Wider than its place, it is scrolled, with the keyboard too. */
export function DocumentTable({ rows }: { rows: readonly DocumentNode[] }) {
  const t = useMessages('document')
  const headers = rows.filter((row) => row.type === 'table_header')
  const others = rows.filter((row) => row.type !== 'table_header')
  return (
    <div className="pe-doc-table-scroll" role="group" aria-label={t('table')} tabIndex={0}>
      <table className="pe-doc-table">
        {headers.length > 0 && (
          <thead>
            {headers.map((row, index) => (
              <Row key={index} row={row} isHeader />
            ))}
          </thead>
        )}
        {others.length > 0 && (
          <tbody>
            {others.map((row, index) => (
              <Row key={index} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function Row({ row, isHeader = false }: { row: DocumentNode; isHeader?: boolean }) {
  const cells = 'children' in row ? row.children : []
  return (
    <tr>
      {cells.map((cell, index) => {
        const align = cell.type === 'table_cell' ? cell.alignment : 'none'
        const content = <Inlines nodes={'children' in cell ? cell.children : [cell]} />
        // An empty corner names nothing.
        return isHeader && 'children' in cell && cell.children.length > 0 ? (
          <th key={index} scope="col" data-align={align}>
            {content}
          </th>
        ) : (
          <td key={index} data-align={align}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}
