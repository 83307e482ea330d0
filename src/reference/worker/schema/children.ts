import { isRecord } from '../../../lib/is-record'
import type { ChildRole } from '../../protocol/schema'
import { childPointer } from '../pointer'
import type { JsonObject, LocatedValue } from '../references'
import { onlyOther } from './head'
import type { SchemaView } from './view'

export interface ChildLocation {
  readonly role: ChildRole
  readonly name?: string
  readonly required: boolean
  readonly located: LocatedValue
}

const isSchema = (value: unknown): boolean => isRecord(value) || typeof value === 'boolean'

/** A property that a later part only adds words or a mark to keeps what the earlier one said of its values. */
const saysMore = (earlier: LocatedValue | undefined, { value }: LocatedValue): boolean =>
  !earlier ||
  (isRecord(value) &&
    ['type', '$ref', 'allOf', 'properties', 'oneOf', 'anyOf', 'enum'].some((key) => key in value))

function mapped(part: LocatedValue<JsonObject>, keyword: string): [string, LocatedValue][] {
  const map = part.value[keyword]
  return Object.entries(isRecord(map) ? map : {})
    .filter(([, value]) => isSchema(value))
    .map(([name, value]) => [name, { pointer: childPointer(part.pointer, keyword, name), value }])
}

function properties(parts: SchemaView['parts']): ChildLocation[] {
  const found = new Map<string, LocatedValue>()
  const required = new Set<unknown>()
  for (const part of parts) {
    for (const [name, located] of mapped(part, 'properties')) {
      if (saysMore(found.get(name), located)) found.set(name, located)
    }
    if (Array.isArray(part.value.required)) part.value.required.forEach((name) => required.add(name))
  }
  return [...found].map(([name, located]) => ({
    role: 'property',
    name,
    required: required.has(name),
    located,
  }))
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
export function childrenOf({ parts }: SchemaView): ChildLocation[] {
  const children = properties(parts)
  for (const part of parts) {
    const { pointer, value } = part
    for (const [keyword, role] of maps) {
      for (const [name, located] of mapped(part, keyword))
        children.push({ role, name, required: false, located })
    }
    for (const [keyword, role] of lists) {
      const list = value[keyword]
      if (!Array.isArray(list) || onlyOther(list) !== undefined) continue
      list.forEach((item: unknown, index) => {
        const located = { pointer: childPointer(pointer, keyword, index), value: item }
        if (isSchema(item)) children.push({ role, name: String(index), required: false, located })
      })
    }
    for (const role of singles) {
      const inner = value[role]
      // Allowing anything is what happens anyway, and allowing nothing is a constraint.
      if (isRecord(inner))
        children.push({
          role,
          required: false,
          located: { pointer: childPointer(pointer, role), value: inner },
        })
    }
  }
  return children
}

/** The schema of the items of a list: that of the last part which has one. */
export function itemsOf({ parts }: SchemaView): LocatedValue | undefined {
  const part = parts.findLast(({ value }) => isSchema(value.items))
  return part && { pointer: childPointer(part.pointer, 'items'), value: part.value.items }
}
