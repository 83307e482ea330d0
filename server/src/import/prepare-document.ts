import { documentNodes } from '../rules/documents/document-nodes'
import { emptyNotes, type MarkdownNotes } from '../rules/documents/markdown-notes'
import { sectionsOf } from '../rules/documents/sections'
import { fold } from '../store/folding'
import { contentHash } from './content-hash'
import type { DocumentContent, DocumentText, SectionContent } from './content'

/** Characters of one row: the words of six dictionaries must fit into the megabyte that PostgreSQL gives them. */
const longestText = 20_000

/** A text as its file has it. */
export type WrittenText = Pick<DocumentText, 'title' | 'content' | 'metadata'>
type WrittenDocument = Omit<DocumentContent, 'hash' | 'texts'> & { texts: Map<string, WrittenText> }

interface Prepared {
  document: DocumentContent
  /** What was noticed in each text, by language. */
  notes: Map<string, MarkdownNotes>
}

/** Returns the document with everything that is stored of it, so that nothing is computed while the database waits. */
export function preparedDocument(document: WrittenDocument): Prepared {
  const notes = new Map([...document.texts.keys()].map((language) => [language, emptyNotes()]))
  const texts = new Map(
    [...document.texts].map(([language, text]) => [language, preparedText(text, notes.get(language))]),
  )
  return { document: { ...document, texts, hash: contentHash(document) }, notes }
}

function preparedText(text: WrittenText, notes: MarkdownNotes | undefined): DocumentText {
  const nodes = documentNodes(text.content, notes)
  const sections = sectionsOf(nodes)
    .flatMap((section) => partsOf(section.text).map((content) => ({ ...section, content })))
    .map(({ heading, anchor, content }): SectionContent => {
      const title = fold(heading === text.title ? text.title : `${text.title} ${heading}`)
      return { heading, anchor, content, title, body: fold(content) }
    })
  return { ...text, nodes: JSON.stringify(nodes), sections }
}

/** One part, also of an empty text, whose heading can be found; several of a long one, separated between words. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > longestText) {
    const space = rest.lastIndexOf(' ', longestText)
    const length = space > 0 ? space : longestText
    parts.push(rest.slice(0, length))
    rest = rest.slice(length).trimStart()
  }
  return [...parts, rest]
}
