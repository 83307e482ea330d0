import { isRecord } from '../../../lib/is-record'
import type { Pointer } from '../../protocol/shared-types'
import type { ModelReference } from '../../protocol/schema'
import { childPointer, keysOf } from '../pointer'
import type { LocatedValue, References, Unresolved } from '../references'

export interface SchemaHead {
  /** The named schema that a place is, or refers to. */
  readonly model?: ModelReference
  /** Where references and wrappers end. */
  readonly end: LocatedValue
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

/** The schema behind a reference, or behind a wrapper that only adds words or `null`. */
function wrapped(located: LocatedValue): LocatedValue | undefined {
  if (!isRecord(located.value)) return undefined
  const { allOf } = located.value
  if (
    Array.isArray(allOf) &&
    allOf.length === 1 &&
    !STRUCTURE.some((keyword) => keyword in (located.value as object))
  ) {
    return { pointer: childPointer(located.pointer, 'allOf', 0), value: allOf[0] }
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const union = located.value[keyword]
    const index = onlyOther(union)
    if (index !== undefined)
      return { pointer: childPointer(located.pointer, keyword, index), value: (union as unknown[])[index] }
  }
  return undefined
}

export const referenceIn = (value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  const reference = value.$ref ?? value.$dynamicRef
  return typeof reference === 'string' ? reference : undefined
}

export function headOf(references: References, start: LocatedValue): SchemaHead {
  let located = start
  let model = modelAt(start.pointer)
  const seen = new Set<unknown>()
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const reference = referenceIn(located.value)
    if (reference !== undefined) {
      const isCircular = seen.has(located.value)
      const target = isCircular ? undefined : references.target(reference)
      if (!target) {
        const reason = isCircular ? 'circular' : reference.startsWith('#') ? 'missing' : 'external'
        return { model, end: located, unresolved: { reference, reason } }
      }
      seen.add(located.value)
      model ??= modelAt(target.pointer)
      located = target
      continue
    }
    const inner = seen.has(located.value) ? undefined : wrapped(located)
    if (!inner) return { model, end: located }
    seen.add(located.value)
    located = inner
  }
  return { model, end: located }
}
