import { elementMarkup, htmlAttribute } from './markup'
import type { Snippet, Tag } from './tag'

const brackets: Readonly<Record<string, string>> = { '[': '&#91;', ']': '&#93;' }

/** A block "Custom HTML". WordPress looks for shortcodes in attributes too, so their brackets are escaped. */
export function cmsSnippets({ name, attributes, script }: Tag): Snippet[] {
  const written = attributes.map(([attribute, value]) =>
    htmlAttribute(attribute, value).replace(/[[\]]/g, (bracket) => brackets[bracket] ?? bracket),
  )
  const element = elementMarkup(name, written)
  return [{ lang: 'html', text: `<!-- wp:html -->\n${script}\n${element}\n<!-- /wp:html -->` }]
}
