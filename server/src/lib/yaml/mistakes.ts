/** One thing wrong with a file, or, as a warning, one that readers of the portal would miss. */
export interface Mistake {
  /** Relative to the folder that is read, with forward slashes. */
  file: string
  /** Both counted from 1. */
  line: number
  column: number
  /** Says what is wrong and, where it is not plain, what would be right. */
  reason: string
}

/** Returns a mistake in the format that editors and terminals turn into a link. */
export function lineOf({ file, line, column, reason }: Mistake): string {
  return `${file}:${line}:${column}: ${reason}`
}

/** What was noticed and taken anyway. */
export interface Warnings {
  /** By file and line; of more, the first 1 000 that were found. */
  list: readonly Mistake[]
  count: number
}

const mostWarnings = 1_000

/** Collects mistakes and warnings, so that one attempt reports them all. */
export class MistakeList {
  readonly #mistakes: Mistake[] = []
  readonly #warnings: Mistake[] = []
  #warningCount = 0

  add(
    file: string,
    reason: string,
    position: { line: number; column: number } = { line: 1, column: 1 },
  ): void {
    this.#mistakes.push({ file, line: position.line, column: position.column, reason })
  }

  /** Notes what does not keep the files from being taken. */
  warn(
    file: string,
    reason: string,
    position: { line: number; column: number } = { line: 1, column: 1 },
  ): void {
    this.#warningCount += 1
    if (this.#warnings.length < mostWarnings)
      this.#warnings.push({ file, line: position.line, column: position.column, reason })
  }

  get warnings(): Warnings {
    return { list: this.#warnings.toSorted(byPlace), count: this.#warningCount }
  }

  /** By file and line. */
  get mistakes(): readonly Mistake[] {
    return this.#mistakes.toSorted(byPlace)
  }
}

function byPlace(a: Mistake, b: Mistake): number {
  return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column
}
