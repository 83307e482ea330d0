import type { PlainMessageKey } from '../../i18n'

/** What a form itself finds wrong, before or while it is sent. */
export class FormMistake extends Error {
  /** @param fields - Names of the fields to look at again. */
  constructor(
    readonly text: PlainMessageKey<'errors'>,
    readonly fields: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(text, options)
  }
}
