import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { ProductChange } from './content-changes'
import { inParts } from './in-parts'
import type { Revisions } from './revisions'

const rowsAtOnce = 100

/** Images are known by their paths. */
export async function applyDocumentImages(
  db: Transaction<Schema>,
  changes: readonly ProductChange[],
  revisions: Revisions,
): Promise<void> {
  const rows = changes.flatMap(({ id, product, images: stored }) =>
    product.documentImages
      .filter(({ path, hash }) => stored.get(path)?.hash !== hash)
      .map((image) => ({ product_id: id, path: image.path, revision_id: revisions.get(image) ?? null })),
  )
  await inParts(rows, rowsAtOnce, (part) =>
    db
      .insertInto('document_images')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'path'])
          .doUpdateSet(({ ref }) => ({ revision_id: ref('excluded.revision_id') })),
      )
      .execute(),
  )
  for (const { id, product, images: stored } of changes) {
    const paths = new Set(product.documentImages.map(({ path }) => path))
    const gone = [...stored.keys()].filter((path) => !paths.has(path))
    if (gone.length > 0)
      await db
        .deleteFrom('document_images')
        .where('product_id', '=', id)
        .where(sql<boolean>`path = any(${gone}::text[])`)
        .execute()
  }
}
