import type { WriteOutcome } from '../support/server/acknowledged-writes'

export interface FaultRow {
  readonly fault: string
  readonly rounds: number
  readonly outcomes: readonly WriteOutcome[]
}

const rows: FaultRow[] = []

/** Keeps a row for the table that is printed at the end. */
export function addRow(row: FaultRow): void {
  rows.push(row)
}

/** Returns the table of all rows so far, and a line for each kind of write. */
export function faultTable(): string {
  const head = ['fault', 'rounds', 'acknowledged', 'lost', 'doubled', '503', 'other', 'longest pause s']
  const lines = rows.map(({ fault, rounds, outcomes }) => {
    const refused = (status: 503 | undefined) =>
      sum(outcomes, ({ refused: counts }) =>
        [...counts].reduce(
          (total, [key, count]) => ((key === 503) === (status === 503) ? total + count : total),
          0,
        ),
      )
    const pause = Math.max(...outcomes.map(({ longestPauseMs }) => longestPauseMs))
    return [
      fault,
      rounds,
      sum(outcomes, ({ acknowledged }) => Object.values(acknowledged).reduce((a, b) => a + b, 0)),
      sum(outcomes, ({ lost }) => lost.length),
      sum(outcomes, ({ doubled }) => doubled.length),
      refused(503),
      refused(undefined),
      (pause / 1000).toFixed(1),
    ].map(String)
  })
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const all = rows.flatMap(({ outcomes }) => outcomes)
  const kinds = Object.keys(all[0]?.acknowledged ?? {}) as (keyof WriteOutcome['acknowledged'])[]
  const ofKind = kinds.map((kind) => `${kind} ${sum(all, ({ acknowledged }) => acknowledged[kind])}`)
  return [
    ...[head, ...lines].map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    ),
    `acknowledged: ${ofKind.join(', ')}`,
    `mails that came again with the same Message-ID: ${sum(all, ({ repeatedMails }) => repeatedMails)}`,
  ].join('\n')
}

const sum = (outcomes: readonly WriteOutcome[], of: (outcome: WriteOutcome) => number) =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0)
