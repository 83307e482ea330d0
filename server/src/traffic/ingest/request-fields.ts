import type { RequestField } from '../../store/settings'

/** Returns the texts among the values of a foreign format; what is longer than allowed is cut, because nobody chose it. */
export function fieldsOf(values: Record<RequestField, unknown>): Partial<Record<RequestField, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value.slice(0, longestField)]] : [],
    ),
  )
}

export const longestField = 2_000
