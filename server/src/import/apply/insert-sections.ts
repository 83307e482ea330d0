import type { Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { SectionContent } from '../content'

const rowsAtOnce = 100

/** Writes what the search over documents reads of one text. */
export async function insertSections(
  db: Transaction<Schema>,
  { documentId, language }: { documentId: string; language: string },
  sections: readonly SectionContent[],
): Promise<void> {
  const rows = sections.map((section, position) => {
    return { document_id: documentId, language, position, ...section }
  })
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('document_sections')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}
