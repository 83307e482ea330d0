import { sql, type Transaction } from 'kysely'
import { recordChange } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import type { Schema } from '../store/schema'
import { applyPortal } from './apply/apply-portal'
import { applyProduct } from './apply/apply-product'
import { removeStrategies } from './apply/apply-strategies'
import type { Content } from './content'
import { readContent } from './read-folder'

/** Folder names of products by what became of them. */
export interface ImportReport {
  /** `absent`: the folder has no portal.yaml, and the settings stay as they are. */
  portal: 'changed' | 'unchanged' | 'absent'
  added: string[]
  changed: string[]
  unchanged: string[]
  removed: string[]
}

/** Any number, the same in every process: two imports at once take turns. */
const importLock = 7_406_001

/**
 * Makes the portal say what the folder says: products that the folder does not have are removed, those that are as
 * they were are left alone. All of it becomes visible at one moment.
 *
 * @throws {ImportRefused} with every mistake in the files; nothing has been written then.
 */
export async function importFolder(database: Database, folder: string): Promise<ImportReport> {
  const strategies = await database.db.selectFrom('auth_strategies').select(['name', 'made_by']).execute()
  const content = await readContent(folder, strategies)
  const report = await database.db.transaction().execute((transaction) => apply(transaction, content))
  if (isDifferent(report)) database.changes.changed('content')
  return report
}

async function apply(db: Transaction<Schema>, content: Content): Promise<ImportReport> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(db)
  const now = new Date()
  const report: ImportReport = { portal: 'absent', added: [], changed: [], unchanged: [], removed: [] }

  let isPortalChanged = content.portal ? await applyPortal(db, content.portal) : false
  for (const product of content.products) {
    report[await applyProduct(db, product, now)].push(product.slug)
  }
  report.removed = await removeProducts(db, content)
  if (content.portal) {
    const areStrategiesGone = await removeStrategies(db, content.portal.strategies)
    isPortalChanged ||= areStrategiesGone
    report.portal = isPortalChanged ? 'changed' : 'unchanged'
  }

  if (isDifferent(report)) {
    await db
      .updateTable('portal')
      .set({ content_version: sql`content_version + 1` })
      .execute()
    await recordChange(db, {
      actor: 'operator',
      action: 'content.import',
      subject: 'content',
      details: { ...report },
    })
    await announceChange(db, 'content')
  }
  return report
}

async function removeProducts(db: Transaction<Schema>, { products }: Content): Promise<string[]> {
  const kept = products.map(({ slug }) => slug)
  const removed = await db
    .deleteFrom('products')
    .where(sql<boolean>`slug <> all(${kept}::text[])`)
    .returning('slug')
    .execute()
  return removed.map(({ slug }) => slug).sort()
}

function isDifferent({ portal, added, changed, removed }: ImportReport): boolean {
  return portal === 'changed' || added.length + changed.length + removed.length > 0
}
