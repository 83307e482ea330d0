/** One thing wrong with an imported file. */
export interface Mistake {
  /** Relative to the imported folder, with forward slashes. */
  file: string
  /** Both counted from 1. */
  line: number
  column: number
  /** Says what is wrong and, where it is not plain, what would be right. */
  reason: string
}

/** The folder cannot be imported. Nothing was written. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'

  /** @param mistakes - All that were found, by file and line. */
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(lineOf).join('\n'))
  }
}

/** Returns a mistake in the format that editors and terminals turn into a link. */
export function lineOf({ file, line, column, reason }: Mistake): string {
  return `${file}:${line}:${column}: ${reason}`
}

/** Collects mistakes, so that one attempt reports them all. */
export class MistakeList {
  readonly #mistakes: Mistake[] = []

  add(
    file: string,
    reason: string,
    position: { line: number; column: number } = { line: 1, column: 1 },
  ): void {
    this.#mistakes.push({ file, line: position.line, column: position.column, reason })
  }

  /** @throws {ImportRefused} when there is one. */
  refuse(): void {
    if (this.#mistakes.length === 0) return
    const sorted = this.#mistakes.toSorted(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
    )
    throw new ImportRefused(sorted)
  }
}
