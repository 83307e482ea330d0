import { formats } from './formats'
import { expressionOf, textsOf } from './pattern-text'
import { boundsOf, largestAt, type Part, smallestAt, textsAt } from './schema-parts'

/** Letters of a text: a description may ask for any number. */
const MOST_LETTERS = 4096

const fitted = (text: string, least: number, most: number): string => {
  const filled =
    text.length < least ? text + text.repeat(Math.ceil((least - text.length) / text.length)) : text
  return filled.slice(0, Math.max(least, Math.min(most, filled.length)))
}

/** A string of the schemas' length, format and pattern; undefined if none is found. @param variant - Another one gives another. */
export function stringOf(parts: readonly Part[], variant: number): string | undefined {
  const least = largestAt(parts, 'minLength', 0)
  if (least > MOST_LETTERS) return undefined
  const most = smallestAt(parts, 'maxLength')
  const known = textsAt(parts, 'format').flatMap((name) => formats[name] ?? [])
  const patterns = textsAt(parts, 'pattern')
  const expressions = patterns.flatMap((pattern) => expressionOf(pattern) ?? [])
  const isFitting = (text: string) => {
    const { length } = [...text]
    const isLong = length >= least && length <= most
    return isLong && known.every((one) => one.isMet(text)) && expressions.every((one) => one.test(text))
  }
  const plain = fitted(variant === 0 ? 'string' : `${variant}string`, least, most)
  const lengths = [least, most, Math.floor(least / 2), least + 1].filter(
    (length) => length > 0 && length <= MOST_LETTERS,
  )
  function* candidates(): Generator<string> {
    for (const format of known) {
      yield format.write(variant)
      if (least > 0) yield fitted(format.write(variant), least, most)
    }
    if (known.length === 0 || patterns.length > 0) yield plain
    for (const pattern of patterns) yield* textsOf(pattern, variant, lengths)
    yield plain
    // For an email or a URL of a certain length.
    for (const format of known) yield format.write(variant).replace(/example/, 'e')
  }
  for (const text of candidates()) if (isFitting(text)) return text
  return undefined
}

const decimals = (step: number): number => String(step).split('.')[1]?.length ?? 0

/** A number within the schemas' limits; undefined if none is found. @param variant - Another one gives another. */
export function numberOf(parts: readonly Part[], isInteger: boolean, variant: number): number | undefined {
  const { low, high, isOutside } = boundsOf(parts)
  const steps = parts.flatMap(({ value: { multipleOf } }) =>
    typeof multipleOf === 'number' && multipleOf > 0 ? [multipleOf] : [],
  )
  const step = steps.reduce(
    (all, one) =>
      all === 0 || Number.isInteger(one / all) ? one : Number.isInteger(all / one) ? all : all * one,
    isInteger ? 1 : 0,
  )
  const start = low > 0 ? low : high < 0 ? high : 0
  const round = (value: number) =>
    step === 0 ? value : Number((Math.round(value / step) * step).toFixed(decimals(step)))
  const stride = step || (Number.isFinite(high - low) && high - low < 1 ? (high - low) / 16 || 1 : 1)
  for (let index = variant; index < variant + 4; index += 1) {
    for (const value of [start + index * stride, start - index * stride]) {
      const rounded = round(value)
      const isWhole = !isInteger || Number.isInteger(rounded)
      if (isWhole && !isOutside(rounded)) return rounded === 0 ? 0 : rounded
    }
  }
  const middle = round((low + high) / 2)
  return Number.isFinite(middle) && !isOutside(middle) && (!isInteger || Number.isInteger(middle))
    ? middle
    : undefined
}
