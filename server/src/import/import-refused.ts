import { lineOf, type Mistake } from '../lib/yaml/mistakes'

/** The folder cannot be imported. Nothing was written. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'

  /**
   * @param mistakes - By file and line.
   * @param count - Of all that were found, which may be more.
   */
  constructor(
    readonly mistakes: readonly Mistake[],
    readonly count = mistakes.length,
  ) {
    super(mistakes.map(lineOf).join('\n'))
  }
}
