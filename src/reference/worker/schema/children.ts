import { isRecord } from '../../../lib/is-record'
import type { ChildRole } from '../../protocol/schema'
import { below } from '../pointer'
import type { Fields, Place } from '../references'
import { onlyOther } from './head'
import type { SchemaView } from './view'

export interface ChildPlace {
  readonly role: ChildRole
  readonly name?: string
  readonly required: boolean
  readonly place: Place
}

const isSchema = (value: unknown): boolean => isRecord(value) || typeof value === 'boolean'

/** A property that a later part only adds words or a mark to keeps what the earlier one said of its values. */
const saysMore = (earlier: Place | undefined, { value }: Place): boolean =>
  !earlier ||
  (isRecord(value) &&
    ['type', '$ref', 'allOf', 'properties', 'oneOf', 'anyOf', 'enum'].some((key) => key in value))

function mapped(part: Place<Fields>, keyword: string): [string, Place][] {
  const map = part.value[keyword]
  return Object.entries(isRecord(map) ? map : {})
    .filter(([, value]) => isSchema(value))
    .map(([name, value]) => [name, { pointer: below(part.pointer, keyword, name), value }])
}

function properties(parts: SchemaView['parts']): ChildPlace[] {
  const found = new Map<string, Place>()
  const required = new Set<unknown>()
  for (const part of parts) {
    for (const [name, place] of mapped(part, 'properties')) {
      if (saysMore(found.get(name), place)) found.set(name, place)
    }
    if (Array.isArray(part.value.required)) part.value.required.forEach((name) => required.add(name))
  }
  return [...found].map(([name, place]) => ({ role: 'property', name, required: required.has(name), place }))
}

const maps: readonly (readonly [keyword: string, role: ChildRole])[] = [
  ['patternProperties', 'patternProperty'],
  ['dependentSchemas', 'dependentSchema'],
]

const lists: readonly (readonly [keyword: string, role: ChildRole])[] = [
  ['prefixItems', 'prefixItem'],
  ['oneOf', 'oneOf'],
  ['anyOf', 'anyOf'],
]

const singles: readonly ChildRole[] = [
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
]

/** Everything below a schema, except what a list holds. */
export function childrenOf({ parts }: SchemaView): ChildPlace[] {
  const children = properties(parts)
  for (const part of parts) {
    const { pointer, value } = part
    for (const [keyword, role] of maps) {
      for (const [name, place] of mapped(part, keyword)) children.push({ role, name, required: false, place })
    }
    for (const [keyword, role] of lists) {
      const list = value[keyword]
      if (!Array.isArray(list) || onlyOther(list) !== undefined) continue
      list.forEach((item: unknown, index) => {
        const place = { pointer: below(pointer, keyword, index), value: item }
        if (isSchema(item)) children.push({ role, name: String(index), required: false, place })
      })
    }
    for (const role of singles) {
      const inner = value[role]
      // Allowing anything is what happens anyway, and allowing nothing is a constraint.
      if (isRecord(inner))
        children.push({ role, required: false, place: { pointer: below(pointer, role), value: inner } })
    }
  }
  return children
}

/** What a list holds; the last part that says so. */
export function itemsOf({ parts }: SchemaView): Place | undefined {
  const part = parts.findLast(({ value }) => isSchema(value.items))
  return part && { pointer: below(part.pointer, 'items'), value: part.value.items }
}
