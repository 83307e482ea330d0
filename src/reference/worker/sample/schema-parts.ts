import { isRecord } from '../../../lib/is-record'
import type { Pointer } from '../../protocol/shared-types'
import { childPointer } from '../pointer'
import type { JsonObject, LocatedValue, References } from '../references'
import { onlyOther, referenceIn } from '../schema/head'

export type Part = LocatedValue<JsonObject>

/** Schemas that all apply to one value, with their references followed and their `allOf` taken apart. */
export interface SchemaParts {
  readonly parts: readonly Part[]
  /** No value fits. */
  readonly isNever: boolean
  /** Pointers of what was referred to on the way, the outermost first. */
  readonly models: readonly Pointer[]
}

const MOST_PARTS = 200

export function partsOf(references: References, schemas: readonly LocatedValue[]): SchemaParts {
  const parts: Part[] = []
  const models: Pointer[] = []
  const seen = new Set<unknown>()
  let isNever = false

  function visit({ pointer, value }: LocatedValue): void {
    if (value === false) isNever = true
    if (!isRecord(value) || seen.has(value) || parts.length >= MOST_PARTS) return
    seen.add(value)
    const reference = referenceIn(value)
    const target = reference === undefined ? undefined : references.target(reference)
    if (target) {
      models.push(target.pointer)
      visit(target)
    }
    for (const member of listAt({ pointer, value }, 'allOf')) visit(member)
    for (const keyword of ['anyOf', 'oneOf']) {
      const members = listAt({ pointer, value }, keyword)
      const index = onlyOther(members.map((member) => member.value))
      const other = index === undefined ? undefined : members[index]
      if (other) visit(other)
    }
    parts.push({ pointer, value })
  }

  schemas.forEach(visit)
  return { parts, isNever, models }
}

/** The schemas in a list of a schema; none where there is no list. */
export function listAt({ pointer, value }: Part, keyword: string): LocatedValue[] {
  const list = value[keyword]
  return Array.isArray(list)
    ? list.map((member: unknown, index) => ({
        pointer: childPointer(pointer, keyword, index),
        value: member,
      }))
    : []
}

/** The schemas in a map of a schema, by name. */
export function mapAt({ pointer, value }: Part, keyword: string): [string, LocatedValue][] {
  const map = value[keyword]
  return Object.entries(isRecord(map) ? map : {}).map(([name, member]) => [
    name,
    { pointer: childPointer(pointer, keyword, name), value: member },
  ])
}

/** The schema under a keyword, undefined where there is none. */
export function schemaAt({ pointer, value }: Part, keyword: string): LocatedValue | undefined {
  const schema = value[keyword]
  return isRecord(schema) || typeof schema === 'boolean'
    ? { pointer: childPointer(pointer, keyword), value: schema }
    : undefined
}

/** All lists of alternatives, of which a value takes one. */
export const unionsOf = (
  parts: readonly Part[],
): { readonly part: Part; readonly members: LocatedValue[] }[] =>
  parts.flatMap((part) =>
    ['oneOf', 'anyOf'].flatMap((keyword) => {
      const members = listAt(part, keyword)
      const isUnion = members.length > 0 && onlyOther(members.map(({ value }) => value)) === undefined
      return isUnion ? [{ part, members }] : []
    }),
  )

const numbersAt = (parts: readonly Part[], keyword: string): number[] =>
  parts.flatMap(({ value }) => {
    const number = value[keyword]
    return typeof number === 'number' ? [number] : []
  })

/** The strictest lower limit under a keyword. */
export const largestAt = (parts: readonly Part[], keyword: string, fallback: number): number =>
  Math.max(fallback, ...numbersAt(parts, keyword))

/** The strictest upper limit under a keyword. */
export const smallestAt = (parts: readonly Part[], keyword: string): number =>
  Math.min(Infinity, ...numbersAt(parts, keyword))

/** All texts under a keyword. */
export const textsAt = (parts: readonly Part[], keyword: string): string[] =>
  parts.flatMap(({ value }) => {
    const text = value[keyword]
    return typeof text === 'string' ? [text] : []
  })

/** Limits of a number. In OpenAPI 3.0 a flag makes one exclusive, later it is a number of its own. */
export function boundsOf(parts: readonly Part[]): {
  low: number
  high: number
  isOutside(value: number): boolean
} {
  const isOutside = (value: number) =>
    parts.some(({ value: { minimum, maximum, exclusiveMinimum, exclusiveMaximum } }) => {
      if (typeof minimum === 'number' && (exclusiveMinimum === true ? value <= minimum : value < minimum))
        return true
      if (typeof maximum === 'number' && (exclusiveMaximum === true ? value >= maximum : value > maximum))
        return true
      if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return true
      return typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum
    })
  const low = Math.max(-Infinity, ...numbersAt(parts, 'minimum'), ...numbersAt(parts, 'exclusiveMinimum'))
  const high = Math.min(smallestAt(parts, 'maximum'), smallestAt(parts, 'exclusiveMaximum'))
  return { low, high, isOutside }
}
