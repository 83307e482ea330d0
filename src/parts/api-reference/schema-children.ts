import type { SchemaChild, SchemaNode } from '../../reference'

export type Direction = 'request' | 'response'

/** Shown as a row of its own; the others are forms of the whole. */
export const isMember = ({ role }: SchemaChild): boolean => role !== 'oneOf' && role !== 'anyOf'

/** Whether a property does not belong to requests, or not to responses. */
export const isHiddenIn = ({ node }: SchemaChild, direction: Direction | undefined): boolean =>
  (direction === 'request' && node.readOnly) || (direction === 'response' && node.writeOnly)

/** True where there is more to see of a value than its row says. */
export function isExpandable(node: SchemaNode): boolean {
  return node.hasChildren || (node.items !== undefined && (isExpandable(node.items) || hasFacts(node.items)))
}

const hasFacts = ({ constraints, enum: values, const: fixed }: SchemaNode): boolean =>
  constraints.length > 0 || values !== undefined || fixed !== undefined
