import type { Kysely } from 'kysely'
import {
  findUnindexedDocuments,
  findUnindexedProducts,
  findUnindexedSpecifications,
} from '../store/unindexed-revisions'
import { writeSearchEntries } from '../store/search-entries'
import type { Schema } from '../store/schema'
import { MistakeList } from '../lib/yaml/mistakes'
import { readDescriptionYaml } from './description-yaml'
import { modelsOf } from './models'
import { documentEntries, productEntries, specificationEntries } from './search-entries'

/**
 * Makes found what a server wrote that did not know the search over the whole portal: one revision after the other, so that requests are
 * answered in between. @returns how many revisions there were.
 */
export async function indexRevisions(db: Kysely<Schema>): Promise<number> {
  let count = 0
  const write = async (
    { revision_id, product_id }: { revision_id: string; product_id: string },
    entries: ReturnType<typeof productEntries>,
  ) => {
    const rows = entries.map((entry) => ({ revision_id, ...entry }))
    await writeSearchEntries(db, product_id, rows, [revision_id])
    count += 1
  }
  for (;;) {
    const [products, documents, specifications] = [
      await findUnindexedProducts(db),
      await findUnindexedDocuments(db),
      await findUnindexedSpecifications(db),
    ]
    if (products.length + documents.length + specifications.length === 0) return count
    for (const product of products) await write(product, productEntries(product))
    for (const { texts, ...document } of documents)
      await write(document, documentEntries(new Map(texts.map(({ language, ...text }) => [language, text]))))
    for (const { text, format, operations, ...version } of specifications)
      await write(version, specificationEntries({ operations, models: modelsIn(text, format) }))
  }
}

/** A description that can no longer be read has been imported, so its operations are known; only its models are missing. */
function modelsIn(text: string, format: 'json' | 'yaml'): string[] {
  try {
    return modelsOf(
      format === 'json' ? JSON.parse(text) : readDescriptionYaml('', text, new MistakeList())?.value,
    )
  } catch {
    return []
  }
}
