import type { SchemaNode } from '../../protocol/schema'
import { externalDocs } from '../read/values'
import type { ReadContext } from '../located-values'
import type { LocatedValue } from '../references'
import { anyTrue, enumOf, examplesOf, lastText, lastWith, valueOf } from './annotations'
import { childrenOf, itemsOf } from './children'
import { constraintsOf } from './constraints'
import { discriminatorOf } from './discriminator'
import { typesOf } from './types'
import { type SchemaView, viewOf } from './view'

interface Depth {
  /** Levels of children that are included. */
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

function mayExpand({ budget }: ReadContext, nodes: number): boolean {
  if (!budget) return true
  budget.nodes -= nodes
  return budget.nodes >= 0
}

function nodeOf(context: ReadContext, located: LocatedValue, view: SchemaView, depth: Depth): SchemaNode {
  const parts = view.parts.map(({ value }) => value)
  const isRecursive = depth.ancestors.has(view.end.value)
  const ancestors = new Set(depth.ancestors).add(view.end.value)
  const children = childrenOf(view)
  const items = itemsOf(view)
  const isExpanded = depth.levels > 0 && !isRecursive && mayExpand(context, children.length)
  return compact({
    pointer: located.pointer,
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
    discriminator: isExpanded ? discriminatorOf(context, view) : undefined,
    items:
      items && depth.lists < MAX_LISTS && !isRecursive
        ? read(context, items, { ...depth, lists: depth.lists + 1, ancestors })
        : undefined,
    hasChildren: children.length > 0,
    children:
      isExpanded && children.length > 0
        ? children.map(({ role, name, required, located: child }) => ({
            role,
            name,
            required,
            node: read(context, child, { levels: depth.levels - 1, lists: 0, ancestors }),
          }))
        : undefined,
    unresolved: view.unresolved,
  })
}

const read = (context: ReadContext, located: LocatedValue, depth: Depth): SchemaNode =>
  nodeOf(context, located, viewOf(context, located), depth)

/** A schema and its children; theirs are expanded on demand. */
export const readSchema = (context: ReadContext, located: LocatedValue): SchemaNode =>
  read(context, located, { levels: 1, lists: 0, ancestors: new Set() })

export function readSchemaIfAny(context: ReadContext, located: LocatedValue): SchemaNode | undefined {
  const isSchema =
    (typeof located.value === 'object' && located.value !== null) || typeof located.value === 'boolean'
  return isSchema ? readSchema(context, located) : undefined
}
