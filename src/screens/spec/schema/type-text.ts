import type { ModelReference, SchemaNode } from '../../../reference'
import type { Translate } from '../../../i18n'

/**
 * Returns what kind of value a schema takes, in a few words; those of JSON Schema are not translated.
 *
 * @param nameMark - Stands for the name of the model that a list holds. Default: the name.
 */
export function typeText(node: SchemaNode, t: Translate<'reference'>, nameMark?: string): string {
  if (node.unresolved) return t('unknownType')
  if (node.isNever) return t('noValue')
  if (node.items) {
    const others = node.types.filter((type) => type !== 'array')
    return joined([t('arrayOf', { type: nameOf(node.items, t, nameMark) }), ...others], t)
  }
  const types = node.format
    ? node.types.map((type) => (type === 'null' ? type : `${type} · ${node.format}`))
    : node.types
  if (types.length > 0) return joined(types, t)
  // An object or a list would have said so: what is left are forms to choose from.
  if (node.hasChildren) return t('oneOfSeveral')
  return node.const !== undefined || node.enum ? t('fixedValues') : t('anyValue')
}

const nameOf = (node: SchemaNode, t: Translate<'reference'>, nameMark?: string): string =>
  (node.model && (nameMark ?? node.model.name)) ?? typeText(node, t, nameMark)

const joined = (types: readonly string[], t: Translate<'reference'>): string =>
  types.reduce((list, type) => t('typeOr', { list, type }))

/** Returns the model that a type is called by: its own, or that of what a list holds. */
export const modelInType = ({ items, model }: SchemaNode): ModelReference | undefined =>
  items ? (items.model ?? modelInType(items)) : model

/** The node that a list, or a list of lists, finally holds; else the node itself. */
export function innermost(node: SchemaNode): SchemaNode {
  return node.items ? innermost(node.items) : node
}
