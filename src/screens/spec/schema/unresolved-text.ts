import type { SchemaNode } from '../../../reference'
import type { Translate } from '../../../i18n'
import { findingText } from '../reading/finding-text'

const codes = {
  missing: 'reference-missing',
  external: 'reference-external',
  circular: 'reference-circular',
} as const

/** Says why a reference cannot be followed. */
export const unresolvedText = (
  { reference, reason }: NonNullable<SchemaNode['unresolved']>,
  t: Translate<'reference'>,
): string => findingText({ code: codes[reason], values: { reference } }, t)
