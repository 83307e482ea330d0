import { isRecord } from '../../../lib/is-record'
import type { Json } from '../../protocol/shared-types'
import type { LocatedValue, References } from '../references'
import { typesOf } from '../schema/types'
import { formats } from './formats'
import { expressionOf } from './pattern-text'
import {
  boundsOf,
  largestAt,
  listAt,
  mapAt,
  type Part,
  partsOf,
  schemaAt,
  smallestAt,
  textsAt,
} from './schema-parts'

const MOST_LEVELS = 60
/** Longer texts could keep a careless pattern busy for minutes. */
const MOST_MATCHED = 200

export const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export interface FitContext {
  readonly references: References
  /** Properties that this direction leaves out are required by nobody. */
  readonly isHidden: (parts: readonly Part[]) => boolean
}

function fitsType(value: Json, types: readonly string[]): boolean {
  if (types.length === 0) return true
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value))
  return types.includes(typeof value)
}

function fitsNumber(value: number, parts: readonly Part[]): boolean {
  if (boundsOf(parts).isOutside(value)) return false
  const isMultiple = parts.every(({ value: { multipleOf } }) => {
    if (typeof multipleOf !== 'number' || multipleOf <= 0) return true
    const times = value / multipleOf
    // Fractions are not exact.
    return Math.abs(times - Math.round(times)) < 1e-9
  })
  if (!isMultiple) return false
  const ranges: Readonly<Record<string, number>> = { int32: 2 ** 31, int64: 2 ** 63 }
  return textsAt(parts, 'format').every((format) => {
    const range = ranges[format]
    return range === undefined || (Number.isInteger(value) && value >= -range && value < range)
  })
}

function fitsText(value: string, parts: readonly Part[]): boolean {
  const { length } = [...value]
  if (length < largestAt(parts, 'minLength', 0) || length > smallestAt(parts, 'maxLength')) return false
  if (!textsAt(parts, 'format').every((format) => formats[format]?.isMet(value) ?? true)) return false
  return textsAt(parts, 'pattern').every((pattern) => {
    const expression = expressionOf(pattern)
    return expression === undefined || (length <= MOST_MATCHED && expression.test(value))
  })
}

/** Whether a value fits all of some schemas. Of formats, those count that are known here. */
export function fits(context: FitContext, value: Json, schemas: readonly LocatedValue[], level = 0): boolean {
  const { parts, isNever } = partsOf(context.references, schemas)
  if (isNever) return false
  if (level > MOST_LEVELS) return true
  const inside = (inner: Json, schema: LocatedValue) => fits(context, inner, [schema], level + 1)
  const types = typesOf(parts.map((part) => part.value))
  if (parts.some((part) => part.value.type !== undefined) && !fitsType(value, types)) return false
  if (value === null && types.includes('null')) return true
  for (const part of parts) {
    const { enum: values, const: fixed } = part.value
    if (Array.isArray(values) && !values.some((one) => sameJson(one, value))) return false
    if ('const' in part.value && !sameJson(fixed, value)) return false
    const one = listAt(part, 'oneOf')
    if (one.length > 0 && one.filter((schema) => inside(value, schema)).length !== 1) return false
    const any = listAt(part, 'anyOf')
    if (any.length > 0 && !any.some((schema) => inside(value, schema))) return false
    const not = schemaAt(part, 'not')
    if (not && inside(value, not)) return false
    const condition = schemaAt(part, 'if')
    const consequence = condition && schemaAt(part, inside(value, condition) ? 'then' : 'else')
    if (consequence && !inside(value, consequence)) return false
  }
  if (typeof value === 'number') return fitsNumber(value, parts)
  if (typeof value === 'string') return fitsText(value, parts)
  if (Array.isArray(value)) return fitsList(value, parts, inside)
  return isRecord(value) ? fitsObject(context, value, parts, inside) : true
}

type Inside = (inner: Json, schema: LocatedValue) => boolean

function fitsList(value: readonly Json[], parts: readonly Part[], inside: Inside): boolean {
  if (value.length < largestAt(parts, 'minItems', 0) || value.length > smallestAt(parts, 'maxItems'))
    return false
  const isUnique = new Set(value.map((item) => JSON.stringify(item))).size === value.length
  if (!isUnique && parts.some((part) => part.value.uniqueItems === true)) return false
  return parts.every((part) => {
    const prefix = listAt(part, 'prefixItems')
    const items = schemaAt(part, 'items')
    const contains = schemaAt(part, 'contains')
    const each = value.every((item, index) => {
      const schema = prefix[index] ?? items
      return !schema || inside(item, schema)
    })
    return each && (!contains || value.some((item) => inside(item, contains)))
  })
}

function fitsObject(
  context: FitContext,
  value: Readonly<Record<string, unknown>>,
  parts: readonly Part[],
  inside: Inside,
): boolean {
  const names = Object.keys(value)
  if (
    names.length < largestAt(parts, 'minProperties', 0) ||
    names.length > smallestAt(parts, 'maxProperties')
  )
    return false
  return parts.every((part) => {
    const properties = new Map(mapAt(part, 'properties'))
    const patterns = mapAt(part, 'patternProperties')
    const rest = schemaAt(part, 'additionalProperties')
    const nameSchema = schemaAt(part, 'propertyNames')
    const { required, dependentRequired } = part.value
    const isMissing = (name: unknown): boolean => {
      if (typeof name !== 'string' || Object.hasOwn(value, name)) return false
      const schemas = parts.flatMap((one) => mapAt(one, 'properties').filter(([key]) => key === name))
      return !context.isHidden(
        partsOf(
          context.references,
          schemas.map(([, schema]) => schema),
        ).parts,
      )
    }
    if (Array.isArray(required) && required.some(isMissing)) return false
    if (isRecord(dependentRequired)) {
      const isBroken = Object.entries(dependentRequired).some(
        ([name, others]) => Object.hasOwn(value, name) && Array.isArray(others) && others.some(isMissing),
      )
      if (isBroken) return false
    }
    return names.every((name) => {
      const inner = value[name] as Json
      if (nameSchema && !inside(name, nameSchema)) return false
      const own = properties.get(name)
      const matching = patterns.filter(([pattern]) => expressionOf(pattern)?.test(name))
      const schemas = [...(own ? [own] : []), ...matching.map(([, schema]) => schema)]
      if (schemas.length === 0) return !rest || inside(inner, rest)
      return schemas.every((schema) => inside(inner, schema))
    })
  })
}
