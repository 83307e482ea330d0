import type { LineEntry } from './batch'

/** Reads newline-delimited JSON. Empty lines at the end are no requests; a line that is not JSON leaves the others valid. */
export function readJsonLines(text: string): LineEntry[] {
  const lines = text.split('\n')
  while (lines.at(-1)?.trim() === '') lines.pop()
  return lines.map((line) => {
    try {
      return { request: JSON.parse(line) as unknown }
    } catch {
      return { reason: 'The line is not valid JSON.' }
    }
  })
}
