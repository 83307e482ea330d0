import { sql, type Transaction } from 'kysely'
import { operatorActor, recordChange } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import type { Schema } from '../store/schema'
import { applyPortal } from './apply/apply-portal'
import { applyProduct } from './apply/apply-product'
import { removeStrategies } from './apply/apply-strategies'
import type { Content } from './content'
import { readContent } from './read-folder'
import { findRemovals, remove, requireAllowed, type GoneRegistration, type RemovalOptions } from './removals'

/** Folder names of products by what became of them. */
export interface ImportReport {
  /** `absent`: the folder has no portal.yaml, and the settings stay as they are. */
  portal: 'changed' | 'unchanged' | 'absent'
  added: string[]
  changed: string[]
  unchanged: string[]
  removed: string[]
  /** The folder does not have these, and they stay, because nobody asked to prune. */
  kept: string[]
  /** Of products that were added or changed: `tides/2.0`. */
  versions: { added: string[]; changed: string[]; removed: string[] }
  /** Of versions that were removed. */
  registrations: GoneRegistration[]
}

export interface ImportOptions extends RemovalOptions {
  /** Find out what the import would do, and write nothing. */
  dryRun?: boolean
  /** Reads the folder. Default: in this thread. */
  read?: typeof readContent
}

/** Any number, the same in every process: two imports at once take turns. */
const importLock = 7_406_001

/**
 * Makes the portal say what the folder says. What is as it was is left alone. All of it becomes visible at one moment.
 *
 * @throws {ImportRefused} with every mistake in the files; nothing has been written then.
 * @throws {RemovalRefused} if more would go than the options allow.
 */
export async function importFolder(
  database: Database,
  folder: string,
  options: ImportOptions = { prune: false },
): Promise<ImportReport> {
  const { read = readContent } = options
  const strategies = await database.db.selectFrom('auth_strategies').select(['name', 'made_by']).execute()
  const content = await read(folder, strategies)
  const report = await inTransaction(database, options.dryRun ?? false, (transaction) =>
    apply(transaction, content, options),
  )
  if (isDifferent(report) && !options.dryRun) database.changes.changed('content')
  return report
}

/** A dry run does everything and undoes it: no second way of finding out could be as right. */
async function inTransaction(
  { db }: Database,
  isUndone: boolean,
  run: (transaction: Transaction<Schema>) => Promise<ImportReport>,
): Promise<ImportReport> {
  if (!isUndone) return db.transaction().execute(run)
  const transaction = await db.startTransaction().execute()
  try {
    return await run(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

async function apply(
  db: Transaction<Schema>,
  content: Content,
  options: ImportOptions,
): Promise<ImportReport> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(db)
  const now = new Date()
  const removals = await findRemovals(db, content, options.prune)
  if (!options.dryRun) requireAllowed(removals, options)
  const report: ImportReport = {
    portal: 'absent',
    added: [],
    changed: [],
    unchanged: [],
    removed: removals.products.map(({ slug }) => slug),
    kept: options.prune ? [] : await slugsBeside(db, content),
    versions: { added: [], changed: [], removed: [] },
    registrations: removals.registrations,
  }

  let isPortalChanged = content.portal ? await applyPortal(db, content.portal) : false
  await remove(db, removals)
  for (const product of content.products) {
    const change = await applyProduct(db, product, now)
    report[change.outcome].push(product.slug)
    if (change.outcome === 'unchanged') continue
    for (const fate of ['added', 'changed', 'removed'] as const)
      report.versions[fate].push(...change.versions[fate].map((name) => `${product.slug}/${name}`))
  }
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
    const { portal, added, changed, removed, versions } = report
    await recordChange(db, {
      actor: operatorActor,
      action: 'content.import',
      subject: 'content',
      details: { portal, added, changed, removed, versions_removed: versions.removed },
    })
    await announceChange(db, 'content')
  }
  return report
}

/** Returns the products that the folder does not have. */
async function slugsBeside(db: Transaction<Schema>, { products }: Content): Promise<string[]> {
  const named = products.map(({ slug }) => slug)
  const beside = await db
    .selectFrom('products')
    .select('slug')
    .where(sql<boolean>`slug <> all(${named}::text[])`)
    .orderBy('slug')
    .execute()
  return beside.map(({ slug }) => slug)
}

function isDifferent({ portal, added, changed, removed }: ImportReport): boolean {
  return portal === 'changed' || added.length + changed.length + removed.length > 0
}
