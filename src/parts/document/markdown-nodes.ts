import { parser } from 'markdown-to-jsx'
import { decodeEntity } from './entities'
import { hideHtml } from './hide-html'
import { Footnotes, takeFootnotes } from './markup/footnotes'
import { NodeBuilder, type BuilderOptions } from './markup/node-builder'
import type { DocumentNode } from './nodes'
import { readNodes } from './read-nodes'
import { safeTarget } from './safe-target'
import { SyntaxReader } from './syntax-reader'

const reading: BuilderOptions = {
  decode: (html) => html.replace(/&(#?\w{1,32});/g, (written, name: string) => decodeEntity(name) ?? written),
  safeTarget,
}

/** Markdown as the nodes that a server would make of it. */
export const nodesOfMarkdown = (markdown: string): DocumentNode[] => [...readMarkdown(markdown)].flat()

/** Markdown of an author who wrote some of it as HTML, and means other tags as text. */
export const nodesOfMixedMarkdown = (markdown: string): DocumentNode[] =>
  [...readMarkdown(markdown, (text) => [text], { ...reading, showsTags: true })].flat()

/**
 * Reads Markdown piece by piece.
 *
 * @param slicesOf - Splits it where nothing is open.
 */
export function* readMarkdown(
  markdown: string,
  slicesOf: (text: string) => Iterable<string> = (text) => [text],
  options: BuilderOptions = reading,
): Generator<DocumentNode[]> {
  const { text, notes } = takeFootnotes(markdown)
  const footnotes = new Footnotes(notes)
  // The notes are in the last piece: they are no piece of their own in the other format either.
  let last: DocumentNode[] | undefined
  for (const slice of slicesOf(text)) {
    if (last) yield last
    const builder = new NodeBuilder({ ...options, footnotes })
    readSlice(builder, slice)
    last = readNodes(builder.end())
  }
  const builder = new NodeBuilder({ ...options, footnotes })
  builder.addFootnotes((note) => readSlice(builder, note.text))
  yield [...(last ?? []), ...readNodes(builder.end())]
}

function readSlice(builder: NodeBuilder, markdown: string): void {
  const { text, pieces } = hideHtml(markdown)
  new SyntaxReader(builder, pieces).read(parser(text, { disableParsingRawHTML: true }))
}
