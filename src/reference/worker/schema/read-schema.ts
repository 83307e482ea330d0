import type { SchemaNode } from '../../protocol/schema'
import { externalDocs } from '../read/values'
import type { Reading } from '../places'
import type { Place } from '../references'
import { anyTrue, enumOf, examplesOf, lastText, lastWith, valueOf } from './annotations'
import { childrenOf, itemsOf } from './children'
import { constraintsOf } from './constraints'
import { discriminatorOf } from './discriminator'
import { typesOf } from './types'
import { type SchemaView, viewOf } from './view'

interface Depth {
  /** Levels of children that come along. */
  readonly levels: number
  /** Lists in lists so far. */
  readonly lists: number
  /** Schemas that this one stands in. */
  readonly ancestors: ReadonlySet<unknown>
}

const MAX_LISTS = 10

/** Without what is not there: absent fields cost as much to copy to the page as others do. */
const compact = <T extends object>(node: T): T =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined)) as T

function mayExpand({ budget }: Reading, nodes: number): boolean {
  if (!budget) return true
  budget.nodes -= nodes
  return budget.nodes >= 0
}

function nodeOf(reading: Reading, place: Place, view: SchemaView, depth: Depth): SchemaNode {
  const parts = view.parts.map(({ value }) => value)
  const isRecursive = depth.ancestors.has(view.end.value)
  const ancestors = new Set(depth.ancestors).add(view.end.value)
  const children = childrenOf(view)
  const items = itemsOf(view)
  const isExpanded = depth.levels > 0 && !isRecursive && mayExpand(reading, children.length)
  return compact({
    pointer: place.pointer,
    model: view.model,
    extends: view.extends,
    types: typesOf(parts),
    isNever: view.isNever,
    title: lastText(parts, 'title'),
    description: lastText(parts, 'description'),
    format: lastText(parts, 'format'),
    deprecated: anyTrue(parts, 'deprecated'),
    readOnly: anyTrue(parts, 'readOnly'),
    writeOnly: anyTrue(parts, 'writeOnly'),
    default: valueOf(parts, 'default'),
    const: valueOf(parts, 'const'),
    enum: enumOf(parts),
    examples: examplesOf(parts),
    constraints: constraintsOf(parts),
    contentMediaType: lastText(parts, 'contentMediaType'),
    contentEncoding: lastText(parts, 'contentEncoding'),
    externalDocs: externalDocs(lastWith(parts, 'externalDocs')?.externalDocs, undefined),
    discriminator: isExpanded ? discriminatorOf(reading, view) : undefined,
    items:
      items && depth.lists < MAX_LISTS && !isRecursive
        ? read(reading, items, { ...depth, lists: depth.lists + 1, ancestors })
        : undefined,
    hasChildren: children.length > 0,
    children:
      isExpanded && children.length > 0
        ? children.map(({ role, name, required, place: child }) => ({
            role,
            name,
            required,
            node: read(reading, child, { levels: depth.levels - 1, lists: 0, ancestors }),
          }))
        : undefined,
    unresolved: view.unresolved,
  })
}

const read = (reading: Reading, place: Place, depth: Depth): SchemaNode =>
  nodeOf(reading, place, viewOf(reading, place), depth)

/** A schema and its children; theirs are expanded on demand. */
export const readSchema = (reading: Reading, place: Place): SchemaNode =>
  read(reading, place, { levels: 1, lists: 0, ancestors: new Set() })

export function readSchemaIfAny(reading: Reading, place: Place): SchemaNode | undefined {
  const isSchema =
    (typeof place.value === 'object' && place.value !== null) || typeof place.value === 'boolean'
  return isSchema ? readSchema(reading, place) : undefined
}
