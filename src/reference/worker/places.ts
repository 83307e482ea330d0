import { isRecord } from '../../lib/is-record'
import type { FindingCode } from '../protocol/common'
import type { Findings } from './findings'
import { below } from './pointer'
import type { Fields, Place, References, Unresolved } from './references'

/** A description in which to read, and where to say what is wrong. */
export interface Reading {
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

/** The object at a place, references followed. Anything else is noted and left out; absent things are not noted. */
export function objectAt({ references, findings }: Reading, place: Place): Place<Fields> | undefined {
  if (place.value === undefined || place.value === null) return undefined
  const { pointer, value, reference = '', unresolved } = references.follow(place)
  if (unresolved) findings.add(codes[unresolved], place.pointer, { reference })
  else if (isRecord(value)) return { pointer, value }
  else findings.add('wrong-type', pointer, { expected: 'object' })
  return undefined
}

export function childOf({ pointer, value }: Place<Fields>, key: string): Place {
  return { pointer: below(pointer, key), value: Object.hasOwn(value, key) ? value[key] : undefined }
}

/** Entries of an object as places, references of the entries not followed. Extensions are none of them. */
export function entriesAt(reading: Reading, place: Place): [string, Place][] {
  const found = objectAt(reading, place)
  if (!found) return []
  const keys = Object.keys(found.value).filter((key) => !key.startsWith('x-'))
  return keys.map((key) => [key, childOf(found, key)])
}

/** Entries that are objects, references followed. */
export function objectsAt(reading: Reading, place: Place): [string, Place<Fields>][] {
  return entriesAt(reading, place).flatMap(([key, entry]): [string, Place<Fields>][] => {
    const found = objectAt(reading, entry)
    return found ? [[key, found]] : []
  })
}

/** Items of a list that are objects, references followed. */
export function itemsAt(reading: Reading, { pointer, value }: Place): Place<Fields>[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    reading.findings.add('wrong-type', pointer, { expected: 'array' })
    return []
  }
  return value.flatMap(
    (item: unknown, index) => objectAt(reading, { pointer: below(pointer, index), value: item }) ?? [],
  )
}
