import type { Constraint } from '../../../reference'
import type { Translate } from '../../../i18n'

type Translation = Translate<'reference'>

/** Keywords whose two ends are said together. */
const ranges = [
  ['minLength', 'maxLength', 'lengthRange', 'lengthFrom', 'lengthTo'],
  ['minItems', 'maxItems', 'itemsRange', 'itemsFrom', 'itemsTo'],
  ['minProperties', 'maxProperties', 'propertiesRange', 'propertiesFrom', 'propertiesTo'],
  ['minContains', 'maxContains', 'containsRange', 'containsFrom', 'containsTo'],
] as const

/** Signs of mathematics, which are the same in all languages. */
const signs: Readonly<Record<string, string>> = {
  minimum: '≥',
  exclusiveMinimum: '>',
  maximum: '≤',
  exclusiveMaximum: '<',
}

/** The limits of a value, each as a short text; the pattern, which is code, is left to the caller. */
export function constraintTexts(constraints: readonly Constraint[], t: Translation): string[] {
  const values = new Map(constraints.map(({ keyword, value }) => [keyword, value]))
  const take = (keyword: string) => {
    const value = values.get(keyword)
    values.delete(keyword)
    return value
  }
  const takeNumber = (keyword: string) => {
    const value = values.get(keyword)
    return typeof value === 'number' && take(keyword) === value ? value : undefined
  }
  take('pattern')
  const texts: string[] = []
  for (const [low, high, range, from, to] of ranges) {
    const [min, max] = [takeNumber(low), takeNumber(high)]
    if (min !== undefined && max !== undefined) texts.push(t(range, { min, max }))
    else if (min !== undefined) texts.push(t(from, { count: min }))
    else if (max !== undefined) texts.push(t(to, { count: max }))
  }
  for (const [keyword, sign] of Object.entries(signs)) {
    const value = take(keyword)
    if (value !== undefined) texts.push(`${sign} ${String(value)}`)
  }
  const step = take('multipleOf')
  if (step !== undefined) texts.push(t('multipleOf', { step: String(step) }))
  if (take('uniqueItems') === true) texts.push(t('uniqueItems'))
  if (take('additionalProperties') === false) texts.push(t('closedObject'))
  for (const [keyword, value] of values) texts.push(`${keyword}: ${String(value)}`)
  return texts
}
