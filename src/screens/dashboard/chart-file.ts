import { saveFile } from '../../lib/save-file'
import type { ChartTableData } from './chart-table'

/** Texts that a spreadsheet would read as a formula get a quote in front. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a table as CSV (RFC 4180). */
export function csvOf({ columns, rows }: ChartTableData): string {
  const lines = rows.map(({ heading, fileHeading = heading, values }) => [fileHeading, ...values])
  return [columns, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

/** Gives the numbers of a chart to the reader as a file. @param name - Without its ending. */
export function saveTable(table: ChartTableData, name: string): void {
  // Spreadsheets take a file without this mark for one of an old encoding.
  const file = new Blob(['\uFEFF', csvOf(table)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`)
}

/** Date and time in the reader's zone with its offset (ISO 8601). */
export function localIso(time: number): string {
  const offset = -new Date(time).getTimezoneOffset()
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0')
  const local = new Date(time + offset * 60_000).toISOString().slice(0, 19)
  return `${local}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}
