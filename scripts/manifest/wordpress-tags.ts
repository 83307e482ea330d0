import type { DescribedAttribute, DescribedTags } from './described-tags'

/** How an attribute is entered, and what its value may be. */
type Kind = 'flag' | 'number' | 'choice' | 'url' | 'text'

/**
 * Authors who may not write HTML of their own must not decide where requests go, what a page looks like, or whose servers Try it asks.
 * The first two are settings of the plugin.
 */
const reserved = (name: string) =>
  ['api-base-url', 'auth-base-url', 'css', 'request-envelope', 'spec-url'].includes(name) ||
  name.endsWith('-endpoint')

const literals = /'([^']*)'/g

function kindOf({ name, type }: DescribedAttribute): Kind {
  if (type === 'boolean' || type === 'number') return type === 'boolean' ? 'flag' : 'number'
  if (type.startsWith("'")) return 'choice'
  return /-(href|url|return-to)$|^(path|base)$/.test(name) ? 'url' : 'text'
}

function describeAttribute(attribute: DescribedAttribute) {
  const kind = kindOf(attribute)
  const choices = Array.from(attribute.type.matchAll(literals), ([, value = '']) => value)
  return {
    name: attribute.name,
    kind,
    description: attribute.description.replaceAll('`', ''),
    ...(kind === 'choice' ? { choices } : {}),
    ...(attribute.default === undefined ? {} : { default: attribute.default.replace(/^'(.*)'$/, '$1') }),
  }
}

/** Returns `tags.json` of the plugin for WordPress: what its shortcodes and blocks may have. */
export function wordpressTags({ common, tags }: DescribedTags): unknown {
  return tags.map(({ tag, name, description, attributes, slots }) => ({
    tag,
    title: name.replace(/([a-z])([A-Z0-9])/g, '$1 $2'),
    description: description.replaceAll('`', ''),
    hasContent: slots.some((slot) => slot.name === ''),
    attributes: [...attributes, ...common.attributes]
      .filter((attribute) => !reserved(attribute.name))
      .map(describeAttribute),
  }))
}
