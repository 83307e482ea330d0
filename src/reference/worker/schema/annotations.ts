import { isRecord } from '../../../lib/is-record'
import type { Json } from '../../protocol/shared-types'
import type { EnumValue } from '../../protocol/schema'
import { text } from '../read/values'
import type { JsonObject } from '../references'

const MAX_CHARACTERS = 20_000

/** A value to be shown beside a schema. Very long ones are no help there, and are cut. */
function shown(value: unknown): Json {
  const written = JSON.stringify(value)
  return written !== undefined && written.length > MAX_CHARACTERS
    ? `${written.slice(0, MAX_CHARACTERS)}…`
    : (value as Json)
}

/** The last part that has a keyword decides. */
export function lastWith(parts: readonly JsonObject[], keyword: string): JsonObject | undefined {
  return parts.findLast((part) => part[keyword] !== undefined)
}

export const lastText = (parts: readonly JsonObject[], keyword: string): string | undefined =>
  text(parts.findLast((part) => text(part[keyword]) !== undefined)?.[keyword])

export const anyTrue = (parts: readonly JsonObject[], keyword: string): boolean =>
  lastWith(parts, keyword)?.[keyword] === true

/** Authors describe values of an enumeration in extensions, as a list or by value. */
function valueDescriptions(part: JsonObject): (value: unknown, index: number) => string | undefined {
  const given = part['x-enumDescriptions'] ?? part['x-enum-descriptions'] ?? part['x-enum-varnames']
  return (value, index) =>
    text(Array.isArray(given) ? given[index] : isRecord(given) ? given[String(value)] : undefined)
}

/** Values that are allowed, with the words of authors who write them as a union of constants. */
export function enumOf(parts: readonly JsonObject[]): EnumValue[] | undefined {
  const part = parts.findLast((one) => Array.isArray(one.enum))
  if (!part) return undefined
  const describe = valueDescriptions(part)
  return (part.enum as unknown[]).map((value, index) => ({
    value: shown(value),
    description: describe(value, index),
  }))
}

export function examplesOf(parts: readonly JsonObject[]): Json[] {
  const part = parts.findLast((one) => one.example !== undefined || one.examples !== undefined)
  if (!part) return []
  const { example, examples } = part
  if (Array.isArray(examples)) return examples.map(shown)
  if (isRecord(examples))
    return Object.values(examples).map((one) => shown(isRecord(one) && 'value' in one ? one.value : one))
  return example === undefined ? [] : [shown(example)]
}

/** `default` and `const`, which may be `null`. */
export function valueOf(parts: readonly JsonObject[], keyword: 'default' | 'const'): Json | undefined {
  const part = lastWith(parts, keyword)
  return part && shown(part[keyword])
}
