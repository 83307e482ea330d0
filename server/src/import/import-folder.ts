import { sql, type Kysely, type Transaction } from 'kysely'
import { operatorActor, recordChange, type Actor } from '../store/audit-log'
import { announceChange, type Change } from '../store/change-feed'
import type { Database } from '../store/database'
import { findOpenRegistrations } from '../store/open-registrations'
import { readPortal } from '../store/portal'
import type { Schema } from '../store/schema'
import { isAccessControlled } from '../rules/portal-state'
import { applyPortal } from './apply/apply-portal'
import { applyProducts } from './apply/apply-products'
import { removeStrategies, type GoneStrategy } from './apply/apply-strategies'
import { findChanges } from './apply/content-changes'
import { noRevisions, removeUnusedRevisions, writeRevisions, type Revisions } from './apply/revisions'
import type { Content } from './content'
import { inTurn } from './import-turn'
import { readContent } from './read-folder'
import {
  findRemovals,
  registrationsWith,
  remove,
  requireAllowed,
  type GoneRegistration,
  type RemovalOptions,
} from './removals'
import { requireTrustedUnchanged } from './trusted-settings'

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
  /** Approved ones that gateways no longer accept, because their developers lose access or the version is sunset. */
  closed: GoneRegistration[]
  /** Auth strategies that portal.yaml no longer has. */
  strategies: GoneStrategy[]
}

export interface ImportOptions extends RemovalOptions {
  /** Find out what the import would do, and write nothing. */
  dryRun?: boolean
  /** Reads the folder. Default: in this thread. */
  read?: typeof readContent
  /** Of the environment, instead of `rbac` in portal.yaml. */
  rbac?: boolean
  /** Whether nothing outside of the folder is read. Default: API descriptions may lie outside. */
  isConfined?: boolean
  /** Default: the command line. */
  actor?: Actor
  /** Whether `trustedSettings` may change. Default: true, as for the command line. */
  mayChangeTrusted?: boolean
}

/**
 * Makes the portal say what the folder says. What is as it was is left alone. All of it becomes visible at one moment, in a
 * short transaction after everything large was written, so that requests are answered meanwhile.
 *
 * @throws {ImportRefused} with every mistake in the files; nothing has been written then.
 * @throws {RemovalRefused} if more would go than the options allow.
 * @throws {TrustedSettingsRefused} if settings would change that the options do not let change.
 */
export async function importFolder(
  database: Database,
  folder: string,
  options: ImportOptions = { prune: false },
): Promise<ImportReport> {
  const { read = readContent, isConfined } = options
  const strategies = await database.db
    .selectFrom('auth_strategies')
    .select(['name', 'made_by', 'available_scopes'])
    .execute()
  const content = await read(folder, strategies, isConfined)
  const { report, changes } = await inTurn(database, async () => {
    if (options.mayChangeTrusted === false) await requireTrustedUnchanged(database.db, content)
    return options.dryRun ? tried(database.jobs, content, options) : written(database.jobs, content, options)
  })
  if (!options.dryRun) for (const { topic, subject } of changes) database.changes.changed(topic, subject)
  return report
}

/** A dry run does what an import does and undoes it: no second way of finding out could be as right. */
async function tried(db: Kysely<Schema>, content: Content, options: ImportOptions): Promise<Applied> {
  const transaction = await db.startTransaction().execute()
  try {
    return await apply(transaction, content, noRevisions, options)
  } finally {
    await transaction.rollback().execute()
  }
}

async function written(db: Kysely<Schema>, content: Content, options: ImportOptions): Promise<Applied> {
  requireAllowed(await findRemovals(db, content, options.prune), options)
  // An import that was killed has left what it wrote.
  await removeUnusedRevisions(db)
  try {
    const revisions = await writeRevisions(db, await findChanges(db, content.products), new Date())
    return await db.transaction().execute((transaction) => apply(transaction, content, revisions, options))
  } finally {
    await removeUnusedRevisions(db)
  }
}

interface Applied {
  report: ImportReport
  /** What caches are told. Empty: nothing was different. */
  changes: Change[]
}

async function apply(
  db: Transaction<Schema>,
  content: Content,
  revisions: Revisions,
  options: ImportOptions,
): Promise<Applied> {
  const now = new Date()
  const { actor = operatorActor } = options
  const removals = await findRemovals(db, content, options.prune)
  if (!options.dryRun) requireAllowed(removals, options)
  const kept = options.prune ? [] : await slugsBeside(db, content)
  const open = await openRegistrations(db, options)
  let isPortalChanged = content.portal ? await applyPortal(db, content.portal) : false
  await remove(db, removals, actor)
  const changes = await findChanges(db, content.products)
  const versions = await applyProducts(db, changes, revisions, now)
  const strategies = content.portal ? await removeStrategies(db, content.portal.strategies, actor) : []
  isPortalChanged ||= strategies.length > 0

  const slugs = (products: readonly { product: { slug: string } }[]) =>
    products.map(({ product }) => product.slug)
  const differing = new Set(slugs(changes))
  const report: ImportReport = {
    portal: !content.portal ? 'absent' : isPortalChanged ? 'changed' : 'unchanged',
    added: slugs(changes.filter(({ isNew }) => isNew)),
    changed: slugs(changes.filter(({ isNew }) => !isNew)),
    unchanged: content.products.map(({ slug }) => slug).filter((slug) => !differing.has(slug)),
    removed: removals.products.map(({ slug }) => slug),
    kept,
    versions,
    registrations: removals.registrations,
    closed: await closedSince(db, open, options),
    strategies,
  }
  const products = [...changes, ...removals.products].map(({ id }) => id)
  const announced = changesOf({ isPortalChanged, products })
  if (announced.length > 0) await announce(db, report, { changes: announced, actor })
  return { report, changes: announced }
}

/** Of more products, one announcement says that all may have changed. */
const mostAnnounced = 100

function changesOf({
  isPortalChanged,
  products,
}: {
  isPortalChanged: boolean
  products: string[]
}): Change[] {
  const subjects = products.length > mostAnnounced ? [''] : products
  return [
    ...(isPortalChanged ? [{ topic: 'settings', subject: '' } as const] : []),
    ...subjects.map((subject) => ({ topic: 'content', subject }) as const),
  ]
}

async function announce(
  db: Transaction<Schema>,
  { portal, added, changed, removed, versions, closed }: ImportReport,
  { changes, actor }: { changes: readonly Change[]; actor: Actor },
): Promise<void> {
  await db
    .updateTable('portal')
    .set({ content_version: sql`content_version + 1` })
    .execute()
  await recordChange(db, {
    actor,
    action: 'content.import',
    subject: 'content',
    details: {
      portal,
      added,
      changed,
      removed,
      versions_removed: versions.removed,
      registrations_closed: closed.map(({ id }) => id),
    },
  })
  for (const { topic, subject } of changes) await announceChange(db, topic, subject)
}

/** Returns registrations that were open and are still there, closed. */
async function closedSince(
  db: Transaction<Schema>,
  open: readonly string[],
  options: ImportOptions,
): Promise<GoneRegistration[]> {
  const stillOpen = new Set(await openRegistrations(db, options))
  return registrationsWith(
    db,
    open.filter((id) => !stillOpen.has(id)),
  )
}

async function openRegistrations(db: Transaction<Schema>, { rbac }: ImportOptions): Promise<string[]> {
  const { settings } = await readPortal(db)
  const restricts = isAccessControlled({ settings: { ...settings, rbac: rbac ?? settings.rbac } })
  return findOpenRegistrations(db, restricts)
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
