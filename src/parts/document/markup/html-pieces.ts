// Copied from server/src/rules/documents/markup/html-pieces.ts by `npm run contract`. Do not edit.

/** A piece of HTML as it was written. */
export type HtmlPiece =
  | { kind: 'text'; source: string }
  | {
      kind: 'tag'
      source: string
      /** In small letters. */
      name: string
      isClosing: boolean
      attributes: ReadonlyMap<string, string>
    }
  /** Comments, declarations and the like, which nobody sees. */
  | { kind: 'hidden'; source: string }

const attribute = String.raw`\s+([A-Za-z_:][\w.:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>${'`'}]+)))?`
const nextAttribute = new RegExp(`^${attribute}`)
const tag = new RegExp(String.raw`<(/?)([A-Za-z][A-Za-z0-9-]*)((?:${attribute})*)\s*/?>`, 'y')
const hidden = /<!--(?:-?>|[^]*?-->)|<\?[^]*?\?>|<![A-Za-z][^>]*>|<!\[CDATA\[[^]*?\]\]>/y

/** Splits HTML into tags and the text between them. What is no tag is text. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  let start = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const piece = pieceAt(html, at)
    if (!piece) {
      at += 1
      continue
    }
    if (at > start) yield { kind: 'text', source: html.slice(start, at) }
    yield piece
    at += piece.source.length
    start = at
  }
  if (start < html.length) yield { kind: 'text', source: html.slice(start) }
}

/** Returns the tag or comment that begins at a position. */
export function pieceAt(html: string, at: number): HtmlPiece | undefined {
  tag.lastIndex = at
  const found = tag.exec(html)
  if (found) {
    const [source, slash, name = '', attributes = ''] = found
    return {
      ...{ kind: 'tag', source, name: name.toLowerCase(), isClosing: slash !== '' },
      attributes: attributesOf(attributes),
    }
  }
  hidden.lastIndex = at
  const [source] = hidden.exec(html) ?? []
  return source === undefined ? undefined : { kind: 'hidden', source }
}

/** As browsers do, the first of two counts. */
function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>()
  let rest = written
  for (let found = nextAttribute.exec(rest); found; found = nextAttribute.exec(rest)) {
    const [source, name = '', double, single, bare] = found
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '')
    rest = rest.slice(source.length)
  }
  return attributes
}
