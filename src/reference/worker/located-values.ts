import { isRecord } from '../../lib/is-record'
import type { FindingCode } from '../protocol/shared-types'
import type { Findings } from './findings'
import { childPointer } from './pointer'
import type { JsonObject, LocatedValue, References, Unresolved } from './references'

/** A description to read, and the list to which problems are added. */
export interface ReadContext {
  readonly references: References
  readonly findings: Findings
  /** Schemas that may still be expanded. Absent: any number. */
  readonly budget?: { nodes: number }
}

const codes: Readonly<Record<Unresolved, FindingCode>> = {
  missing: 'reference-missing',
  external: 'reference-external',
  circular: 'reference-circular',
}

/** Returns the object of a value, references followed. Anything else is reported and left out; absent values are not reported. */
export function objectAt(
  { references, findings }: ReadContext,
  located: LocatedValue,
): LocatedValue<JsonObject> | undefined {
  if (located.value === undefined || located.value === null) return undefined
  const { pointer, value, reference = '', unresolved } = references.follow(located)
  if (unresolved) findings.add(codes[unresolved], located.pointer, { reference })
  else if (isRecord(value)) return { pointer, value }
  else findings.add('wrong-type', pointer, { expected: 'object' })
  return undefined
}

export function childOf({ pointer, value }: LocatedValue<JsonObject>, key: string): LocatedValue {
  return { pointer: childPointer(pointer, key), value: Object.hasOwn(value, key) ? value[key] : undefined }
}

/** Returns the entries of an object without its extensions; references of the entries are not followed. */
export function entriesAt(context: ReadContext, located: LocatedValue): [string, LocatedValue][] {
  const found = objectAt(context, located)
  if (!found) return []
  const keys = Object.keys(found.value).filter((key) => !key.startsWith('x-'))
  return keys.map((key) => [key, childOf(found, key)])
}

/** Returns the entries that are objects, references followed. */
export function objectsAt(context: ReadContext, located: LocatedValue): [string, LocatedValue<JsonObject>][] {
  return entriesAt(context, located).flatMap(([key, entry]): [string, LocatedValue<JsonObject>][] => {
    const found = objectAt(context, entry)
    return found ? [[key, found]] : []
  })
}

/** Returns the items of a list that are objects, references followed. */
export function itemsAt(context: ReadContext, { pointer, value }: LocatedValue): LocatedValue<JsonObject>[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    context.findings.add('wrong-type', pointer, { expected: 'array' })
    return []
  }
  return value.flatMap(
    (item: unknown, index) => objectAt(context, { pointer: childPointer(pointer, index), value: item }) ?? [],
  )
}
