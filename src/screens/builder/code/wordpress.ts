import { elementOf } from '../manifest'
import { elementMarkup, htmlAttribute } from './markup'
import type { Snippet, Tag } from './tag'

type Attribute = Tag['attributes'][number]

const brackets: Readonly<Record<string, string>> = { '[': '&#91;', ']': '&#93;' }

/** Attributes that the plugin leaves to administrators: scripts/manifest/wordpress-tags.ts. */
const isReserved = ([name]: Attribute) => /^(css|request-envelope|spec-url)$|-endpoint$/.test(name)

/** A block "Custom HTML". WordPress looks for shortcodes in attributes too, so their brackets are escaped. */
function customHtml({ name, attributes, script }: Tag): string {
  const written = attributes.map(([attribute, value]) =>
    htmlAttribute(attribute, value).replace(/[[\]]/g, (bracket) => brackets[bracket] ?? bracket),
  )
  return `<!-- wp:html -->\n${script}\n${elementMarkup(name, written)}\n<!-- /wp:html -->`
}

/** As WordPress writes attributes of blocks: nothing in them ends the comment. */
const blockJson = (values: object): string =>
  JSON.stringify(values)
    .replaceAll('\\\\', '\\u005c')
    .replaceAll('--', '\\u002d\\u002d')
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replaceAll('\\"', '\\u0022')

function block({ name, attributes }: Tag): string {
  const kinds = new Map(elementOf(name)?.attributes.map((attribute) => [attribute.name, attribute.kind]))
  const values = attributes.map(([attribute, value]) => {
    const kind = kinds.get(attribute)
    if (kind === 'flag') return [attribute, value !== 'false']
    return [attribute, kind === 'number' ? Number(value) : value]
  })
  const json = values.length > 0 ? `${blockJson(Object.fromEntries(values))} ` : ''
  return `<!-- wp:portal-elements/${name} ${json}/-->`
}

/** Shortcodes have no escapes, and WordPress changes some characters of theirs. */
const isPlain = ([, value]: Attribute) => /^[^"[\]<>\\&\s]*(?: [^"[\]<>\\&\s]+)*$/.test(value)

function shortcode({ name, attributes }: Tag): string {
  const written = attributes.map(([attribute, value]) => (value ? `${attribute}="${value}"` : attribute))
  return `[${[name, ...written].join(' ')}]`
}

/** A block and a shortcode of the plugin, or HTML if it has an attribute that the plugin leaves to administrators. */
export function wordpressSnippets(tag: Tag): Snippet[] {
  if (tag.attributes.some(isReserved)) return [{ lang: 'html', text: customHtml(tag) }]
  const snippets: Snippet[] = [{ form: 'block', lang: 'html', text: block(tag) }]
  return tag.attributes.every(isPlain)
    ? [...snippets, { form: 'shortcode', lang: 'text', text: shortcode(tag) }]
    : snippets
}
