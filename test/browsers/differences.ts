import { readFileSync } from 'node:fs'

export const DIFFERENCES = 'docs/browsers.md'

export interface ElementResult {
  readonly file: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
}

/** What a row of the table names: the file of a test below `test/`, and the beginning of its name. */
interface Difference {
  readonly file: string
  readonly name: string
}

/** Reads the table of element tests that fail in Firefox. */
export function knownDifferences(text = readFileSync(DIFFERENCES, 'utf8')): Difference[] {
  const rows = text.matchAll(/^[|] `([\w/.-]+)` *[|]([^|]*)[|]/gm)
  return Array.from(rows, ([, file = '', name = '']) => ({ file: `test/${file}`, name: name.trim() }))
}

/** Returns what the table does not say: failures that are not in it, and rows that no test fails for. */
export function unexpected(results: readonly ElementResult[], known = knownDifferences()): string[] {
  const failed = results.filter(({ state }) => state === 'failed')
  const isOf = (result: ElementResult) => (row: Difference) =>
    result.file === row.file && result.name.includes(row.name)
  return [
    ...failed
      .filter((result) => !known.some(isOf(result)))
      .map(({ file, name }) => `fails in Firefox: ${file}: ${name}`),
    ...known
      .filter((row) => !failed.some((result) => isOf(result)(row)))
      .map(({ file, name }) => `is in ${DIFFERENCES} and does not fail: ${file}: ${name}`),
  ]
}
