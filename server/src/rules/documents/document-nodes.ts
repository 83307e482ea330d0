import MarkdownIt, { type Token } from 'markdown-it'
import type { MarkdownNotes } from './markdown-notes'
import { Footnotes, takeFootnotes } from './markup/footnotes'
import { NodeBuilder, type BuilderOptions } from './markup/node-builder'
import { type DocumentNode, plainTextOf } from './markup/nodes'
import { isRequestBlock } from './markup/request-blocks'
import { safeTarget } from './targets'
import { TokenReader } from './token-reader'

const parser = new MarkdownIt({ html: true, linkify: true })
// Every target is looked at when its node is made, so that its words can stay when it cannot.
parser.validateLink = () => true
// What was escaped stays apart, so that it names no footnote.
parser.core.ruler.disable('text_join')
const webAddress = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#](?:[^\s<]*[^\s<.,:;!?'")\]*_~])?)?/i
// As on GitHub, `www.example.com` is an address and `README.md` is none.
parser.linkify.set({ fuzzyLink: false }).add('www.', {
  validate: (text, position) => webAddress.exec(text.slice(position, position + 2_000))?.[0].length ?? 0,
  normalize: (match) => {
    match.url = `http://${match.url}`
  },
})

/**
 * A Markdown text as a tree of nodes. HTML that only gives form becomes nodes too. The rest of it, and links and images that could run
 * something, are left out.
 *
 * @param notes - Gets what an import checks, with lines.
 */
export function documentNodes(markdown: string, notes?: MarkdownNotes): DocumentNode {
  const { text, notes: written } = takeFootnotes(markdown)
  const footnotes = new Footnotes(written)
  const place = { line: 1 }
  const builder = new NodeBuilder({
    ...reading,
    footnotes,
    onTarget: (kind, target, line) => notes?.targets.push({ kind, target, line: place.line + line }),
    onLeftOut: (what, line) => notes?.leftOut.push({ what, line: place.line + line }),
    onGroup(kind, line) {
      const begun = place.line + line
      return (fault) => notes?.groupFaults.push({ kind, fault, line: begun })
    },
  })
  const reader = new TokenReader(builder, place, altOf, (lang, code) => {
    if (isRequestBlock(lang, code)) notes?.requests.push({ lang, text: code, line: place.line + 1 })
  })
  reader.read(parser.parse(text, {}))
  builder.addFootnotes((note) => reader.read(parser.parse(note.text, {}), note.line))
  return { type: 'document', version: '1', children: builder.end() }
}

const reading: BuilderOptions = {
  // The parser has no function for references alone: a backslash that escapes another one escapes nothing else.
  decode: (html) => parser.utils.unescapeAll(html.replaceAll('\\', '\\\\')),
  safeTarget,
}

/** The words of an image. */
function altOf(tokens: readonly Token[]): string {
  const builder = new NodeBuilder(reading)
  const inline = { type: 'inline', nesting: 0, map: null, children: tokens } as unknown as Token
  new TokenReader(builder, { line: 1 }, altOf).read([inline])
  return plainTextOf(builder.end()).trim()
}
