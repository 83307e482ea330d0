import { isRecord } from '../../../lib/is-record'
import type { SchemaType } from '../../protocol/schema'
import type { JsonObject } from '../references'
import { onlyOther } from './head'

const TYPES: readonly SchemaType[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const OBJECT_KEYWORDS = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'required',
  'minProperties',
  'maxProperties',
]
const ARRAY_KEYWORDS = ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']

const isType = (value: unknown): value is SchemaType => TYPES.includes(value as SchemaType)

function typeOf(value: unknown): SchemaType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isInteger(value)) return 'integer'
  return isRecord(value) ? 'object' : (typeof value as SchemaType)
}

const statedTypes = ({ type }: JsonObject): SchemaType[] =>
  (Array.isArray(type) ? type : [type]).filter(isType)

/** The types that both allow; an integer is a number. If there are none, those of the later one. */
function common(earlier: SchemaType[], later: SchemaType[]): SchemaType[] {
  const both = later.filter(
    (type) => earlier.includes(type) || (type === 'integer' && earlier.includes('number')),
  )
  const narrowed = later.includes('number') && earlier.includes('integer') ? ['integer' as const] : []
  const found = [...new Set([...both, ...narrowed])]
  return found.length > 0 ? found : later
}

function inferred(parts: readonly JsonObject[]): SchemaType[] {
  const has = (keywords: readonly string[]) =>
    parts.some((part) => keywords.some((keyword) => keyword in part))
  const values = parts.flatMap((part) =>
    'const' in part ? [part.const] : Array.isArray(part.enum) ? part.enum : [],
  )
  if (values.length > 0) return [...new Set(values.map(typeOf))]
  if (has(OBJECT_KEYWORDS)) return ['object']
  return has(ARRAY_KEYWORDS) ? ['array'] : []
}

/** Types of a schema's parts together, `null` last. Where none is stated, what its other keywords tell. */
export function typesOf(parts: readonly JsonObject[]): SchemaType[] {
  const stated = parts.map(statedTypes).filter((types) => types.length > 0)
  const types = stated.length > 0 ? stated.reduce((all, each) => common(all, each)) : inferred(parts)
  const isNullable = parts.some(
    ({ nullable, anyOf, oneOf }) =>
      nullable === true || onlyOther(anyOf) !== undefined || onlyOther(oneOf) !== undefined,
  )
  const mayBeNull = types.includes('null') || (isNullable && types.length > 0)
  return [...types.filter((type) => type !== 'null'), ...(mayBeNull ? (['null'] as const) : [])]
}
