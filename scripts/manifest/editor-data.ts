import type { DescribedAttribute, DescribedTag, DescribedTags } from './described-tags'

/** Values of a union of strings, for completion. */
const valuesOf = (type: string): string[] =>
  Array.from(type.matchAll(/'([^']*)'/g), ([, value = '']) => value)

const isChoice = ({ type }: DescribedAttribute) => /^'[^']*'( \| '[^']*')*$/.test(type)

const attributesOf = (tag: DescribedTag, { common }: DescribedTags) => [
  ...tag.attributes,
  ...common.attributes,
]

const withDefault = ({ description, default: initial }: DescribedAttribute) =>
  initial === undefined || description.includes('Default:')
    ? description
    : `${description} Default: ${initial}.`

/** Returns custom data for VS Code (`html.customData`): completion and descriptions of tags and attributes. */
export function vsCodeData(described: DescribedTags): unknown {
  return {
    version: 1.1,
    tags: described.tags.map((tag) => ({
      name: tag.tag,
      description: tag.description,
      attributes: attributesOf(tag, described).map((attribute) => ({
        name: attribute.name,
        description: withDefault(attribute),
        ...(attribute.type === 'boolean' ? { valueSet: 'v' } : {}),
        ...(isChoice(attribute) ? { values: valuesOf(attribute.type).map((name) => ({ name })) } : {}),
      })),
    })),
  }
}

/** Returns web-types for JetBrains editors, which also know events, properties and slots. */
export function webTypes(described: DescribedTags, version: string): unknown {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'portal-elements',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: described.tags.map((tag) => ({
          name: tag.tag,
          description: tag.description,
          attributes: attributesOf(tag, described).map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            value: { type: attribute.type, ...(attribute.type === 'boolean' ? { required: false } : {}) },
            ...(attribute.default === undefined ? {} : { default: attribute.default }),
          })),
          slots: tag.slots,
          js: {
            properties: [...tag.properties, ...described.common.properties].map(
              ({ name, description, type }) => ({ name, description, type }),
            ),
            events: [...tag.events, ...described.common.events].map(({ name, description, type }) => ({
              name,
              description,
              type,
            })),
          },
        })),
      },
    },
  }
}
