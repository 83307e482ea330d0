import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { Inlines } from './inlines'
import type { DocumentNode } from './nodes'
import './document.css'

interface DocumentTableProps {
  rows: readonly DocumentNode[]
  /** Renders the blocks of a cell. */
  renderBlocks(nodes: readonly DocumentNode[]): ReactNode
}

/** Rows whose first are headings. Wider than its place, it is scrolled, with the keyboard too. */
export function DocumentTable({ rows, renderBlocks }: DocumentTableProps) {
  const t = useMessages('document')
  const headers = rows.filter((row) => row.type === 'table_header')
  const others = rows.filter((row) => row.type !== 'table_header')
  return (
    <div className="pe-doc-table-scroll" role="group" aria-label={t('table')} tabIndex={0}>
      <table className="pe-doc-table">
        {headers.length > 0 && (
          <thead>
            {headers.map((row, index) => (
              <Row key={index} row={row} renderBlocks={renderBlocks} isHeader />
            ))}
          </thead>
        )}
        {others.length > 0 && (
          <tbody>
            {others.map((row, index) => (
              <Row key={index} row={row} renderBlocks={renderBlocks} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

const blockTypes: ReadonlySet<DocumentNode['type']> = new Set([
  ...(['paragraph', 'heading', 'list', 'code_block', 'blockquote', 'break'] as const),
  ...(['table', 'details', 'alert', 'text_block', 'tabs', 'steps'] as const),
])
const isBlock = ({ type }: DocumentNode): boolean => blockTypes.has(type)

interface RowProps extends Pick<DocumentTableProps, 'renderBlocks'> {
  row: DocumentNode
  isHeader?: boolean
}

function Row({ row, renderBlocks, isHeader = false }: RowProps) {
  const cells = 'children' in row ? row.children : []
  return (
    <tr>
      {cells.map((cell, index) => {
        const align = cell.type === 'table_cell' ? cell.alignment : 'none'
        const children = 'children' in cell ? cell.children : [cell]
        const content = children.some(isBlock) ? renderBlocks(children) : <Inlines nodes={children} />
        const { colspan, rowspan } = cell.type === 'table_cell' ? cell : {}
        const span = { colSpan: colspan, rowSpan: rowspan }
        // An empty corner names nothing.
        return isHeader && 'children' in cell && cell.children.length > 0 ? (
          <th key={index} scope="col" data-align={align} {...span}>
            {content}
          </th>
        ) : (
          <td key={index} data-align={align} {...span}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}
