import type { ChildNode, HolderNode } from './nodes'

/** Gives a table the alignments of its columns, which those of its first row are. */
export function finishTable(table: HolderNode): void {
  if (table.type !== 'table') return
  const [first] = table.children
  const cells = first && 'children' in first ? first.children : []
  table.alignments = cells.map((cell) => (cell.type === 'table_cell' ? cell.alignment : 'none'))
  for (const [index, row] of table.children.entries()) {
    if (row.type !== 'table_row' && row.type !== 'table_header') continue
    row.alignments = table.alignments
    if (index > 0) row.type = 'table_row'
  }
}

/** Removes white space at the edges of a line. */
export function withoutEdges(children: ChildNode[]): void {
  const first = children.at(0)
  if (first?.type === 'text') first.text = first.text.trimStart()
  if (first?.type === 'text' && first.text === '' && !first.hardBreak) children.shift()
  const last = children.at(-1)
  if (last?.type !== 'text') return
  if (!last.hardBreak) last.text = last.text.trimEnd()
  delete last.softBreak
  if (last.text === '' && !last.hardBreak) children.pop()
}

/** A length of HTML: pixels, or a part of the width in percent. */
export function sizeOf(name: 'width' | 'height', value: string): { width?: string; height?: string } {
  const [, size] = /^(\d{1,4}%?)(?:px)?$/.exec(value) ?? []
  return size === undefined ? {} : { [name]: size }
}

/** Cells that a cell takes the place of, more than one. */
export function spanOf(name: 'colspan' | 'rowspan', value: string): { colspan?: number; rowspan?: number } {
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 1
  return count > 1 ? { [name]: count } : {}
}
