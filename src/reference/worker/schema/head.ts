import { isRecord } from '../../../lib/is-record'
import type { Pointer } from '../../protocol/common'
import type { ModelReference } from '../../protocol/schema'
import { below, keysOf } from '../pointer'
import type { Place, References, Unresolved } from '../references'

export interface SchemaHead {
  /** The named schema that a place is, or refers to. */
  readonly model?: ModelReference
  /** Where references and wrappers end. */
  readonly end: Place
  readonly unresolved?: { readonly reference: string; readonly reason: Unresolved }
}

const MODELS = '#/components/schemas/'
const MAX_STEPS = 100
const STRUCTURE = ['properties', 'required', 'oneOf', 'anyOf', 'items', 'additionalProperties']

/** The named schema at a place, where there is one. */
export function modelAt(pointer: Pointer): ModelReference | undefined {
  if (!pointer.startsWith(MODELS) || pointer.includes('/', MODELS.length)) return undefined
  const name = keysOf(pointer)?.at(-1)
  return name === undefined ? undefined : { name, pointer }
}

export const isNull = (schema: unknown): boolean =>
  isRecord(schema) &&
  (schema.type === 'null' || (Array.isArray(schema.enum) && schema.enum.every((one) => one === null)))

/** Of a union of one schema and `null`, which schema: the index; undefined for every other union. */
export function onlyOther(union: unknown): number | undefined {
  if (!Array.isArray(union) || !union.some(isNull)) return undefined
  const others = union.flatMap((schema, index) => (isNull(schema) ? [] : [index]))
  return others.length === 1 ? others[0] : undefined
}

/** What a schema is when only a reference, or a wrapper that adds words or `null`, stands before it. */
function wrapped(place: Place): Place | undefined {
  if (!isRecord(place.value)) return undefined
  const { allOf } = place.value
  if (
    Array.isArray(allOf) &&
    allOf.length === 1 &&
    !STRUCTURE.some((keyword) => keyword in (place.value as object))
  ) {
    return { pointer: below(place.pointer, 'allOf', 0), value: allOf[0] }
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const union = place.value[keyword]
    const index = onlyOther(union)
    if (index !== undefined)
      return { pointer: below(place.pointer, keyword, index), value: (union as unknown[])[index] }
  }
  return undefined
}

export const referenceIn = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const reference = value.$ref ?? value.$dynamicRef
  return typeof reference === 'string' ? reference : undefined
}

export function headOf(references: References, start: Place): SchemaHead {
  let place = start
  let model = modelAt(start.pointer)
  const seen = new Set<unknown>()
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const reference = referenceIn(place.value)
    if (reference !== undefined) {
      const isCircular = seen.has(place.value)
      const target = isCircular ? undefined : references.target(reference)
      if (!target) {
        const reason = isCircular ? 'circular' : reference.startsWith('#') ? 'missing' : 'external'
        return { model, end: place, unresolved: { reference, reason } }
      }
      seen.add(place.value)
      model ??= modelAt(target.pointer)
      place = target
      continue
    }
    const inner = seen.has(place.value) ? undefined : wrapped(place)
    if (!inner) return { model, end: place }
    seen.add(place.value)
    place = inner
  }
  return { model, end: place }
}
