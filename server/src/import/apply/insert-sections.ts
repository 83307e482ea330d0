import type { Transaction } from 'kysely'
import type { DocumentNode } from '../../rules/documents/nodes'
import { sectionsOf } from '../../rules/documents/sections'
import { fold } from '../../store/folding'
import type { Schema } from '../../store/schema'

/** Characters of one row: the words of six dictionaries must fit into the megabyte that PostgreSQL gives them. */
const longestText = 20_000
const rowsAtOnce = 100

interface Text {
  documentId: string
  language: string
  /** Of the document. */
  title: string
  nodes: DocumentNode
}

/** Writes what the search over documents reads of one text. */
export async function insertSections(
  db: Transaction<Schema>,
  { documentId, language, title, nodes }: Text,
): Promise<void> {
  const rows = sectionsOf(nodes)
    .flatMap((section) => partsOf(section.text).map((content) => ({ ...section, content })))
    .map(({ heading, anchor, content }, position) => ({
      document_id: documentId,
      language,
      position,
      heading,
      anchor,
      content,
      title: fold(heading === title ? title : `${title} ${heading}`),
      body: fold(content),
    }))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('document_sections')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}

/** One part, also of an empty text, whose heading can be found; several of a long one, parted between words. */
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
