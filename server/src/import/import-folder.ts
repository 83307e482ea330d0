import type { Kysely, Transaction } from 'kysely'
import { operatorActor, recordChange, type Actor } from '../store/audit-log'
import { announceChange, type Change } from '../store/change-feed'
import type { Database } from '../store/database'
import { longestSample, type GoneRegistration } from '../store/gone-registrations'
import { raiseContentVersion } from '../store/portal'
import type { Schema } from '../store/schema'
import { applyPortal } from './apply/apply-portal'
import { applyProducts } from './apply/apply-products'
import { removeStrategies, type GoneStrategy } from './apply/apply-strategies'
import { findChanges, type ProductChange } from './apply/content-changes'
import {
  abandonRevisions,
  keepRevisions,
  noRevisions,
  removeUnusedRevisions,
  writeRevisions,
  type Revisions,
} from './apply/revisions'
import { mailVersionSteps } from '../rules/version-notices'
import { accessBefore, closedSince } from './closed-registrations'
import { findServerChanges, type ServerChange } from './changed-servers'
import { requireConfirmed, type ConfirmationOptions, type Consequences } from './confirmation'
import type { Content } from './content'
import { inTurn } from './import-turn'
import { ImportRefused } from './import-refused'
import type { Mistake } from '../lib/yaml/mistakes'
import { readContent, type Existing } from './read-folder'
import { findOpened } from './opened-products'
import { findRemovals, remove } from './removals'
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
  /** Of products that were stored before: servers that may get credentials. */
  servers: ServerChange[]
  /** Products that visitors did not see before, new ones included. */
  opened: string[]
  /** Of versions that were removed. The first 100 of more. */
  registrations: GoneRegistration[]
  registrations_count: number
  /**
   * Approved ones that gateways no longer accept, because their developers lose access or the version is sunset. The first 100 of more.
   */
  closed: GoneRegistration[]
  closed_count: number
  /** Auth strategies that portal.yaml no longer has. */
  strategies: GoneStrategy[]
  /** What the files have that readers would miss, by file and line. The first 1 000 of more. */
  warnings: readonly Mistake[]
  warnings_count: number
}

export interface ImportOptions extends ConfirmationOptions {
  /** Find out what the import would do, and write nothing. */
  dryRun?: boolean
  /** Refuse a folder with warnings. */
  strict?: boolean
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
 * @throws {ImportRefused} with every mistake in the files, and if `strict` with every warning; nothing has been written then.
 * @throws {ImportUnconfirmed} if more would go, or become visible to everyone, than the options allow.
 * @throws {TrustedSettingsRefused} if settings would change that the options do not let change.
 */
export async function importFolder(
  database: Database,
  folder: string,
  options: ImportOptions = { prune: false },
): Promise<ImportReport> {
  const { read = readContent, isConfined } = options
  // Also read in turn: imports that wait would each have all of their content in memory.
  const { report, changes } = await inTurn(database, async () => {
    const content = await read(folder, await readExisting(database.db), isConfined)
    const { list, count } = content.warnings
    if (options.strict && count > 0) throw new ImportRefused(list, count)
    if (options.mayChangeTrusted === false) await requireTrustedUnchanged(database.db, content)
    return options.dryRun ? tried(database.jobs, content, options) : written(database.jobs, content, options)
  })
  if (!options.dryRun) for (const { topic, subject } of changes) database.changes.changed(topic, subject)
  return report
}

async function readExisting(db: Kysely<Schema>): Promise<Existing> {
  const strategies = await db
    .selectFrom('auth_strategies')
    .select(['name', 'made_by', 'available_scopes'])
    .execute()
  const products = await db.selectFrom('products').select(['slug', 'content_hash']).execute()
  return {
    strategies,
    productHashes: new Map(products.map((product) => [product.slug, product.content_hash])),
  }
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
  const changes = await findChanges(db, content.products)
  requireConfirmed(await consequencesOf(db, content, changes, options), options)
  // An import that was killed has left what it wrote.
  await removeUnusedRevisions(db)
  try {
    const revisions = await writeRevisions(db, changes, new Date())
    return await db.transaction().execute((transaction) => apply(transaction, content, revisions, options))
  } finally {
    await removeUnusedRevisions(db)
  }
}

async function consequencesOf(
  db: Kysely<Schema>,
  content: Content,
  changes: readonly ProductChange[],
  { prune }: ImportOptions,
): Promise<Consequences> {
  const removals = await findRemovals(db, content, changes, prune)
  return { removals, opened: await findOpened(db, content, changes, removals.products) }
}

/** A new product gets the ID under which its entries of the search were written. */
function withIndexedIds(changes: readonly ProductChange[], revisions: Revisions): ProductChange[] {
  return changes.map((change) =>
    change.isNew ? { ...change, id: revisions.get(change.product) ?? change.id } : change,
  )
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
  const changes = withIndexedIds(await findChanges(db, content.products), revisions)
  const consequences = await consequencesOf(db, content, changes, options)
  if (!options.dryRun) requireConfirmed(consequences, options)
  const { removals, opened } = consequences
  const servers = await findServerChanges(db, changes)
  const access = await accessBefore(db, content, changes, options.rbac)
  let isPortalChanged = content.portal ? await applyPortal(db, content.portal) : false
  const changedIds = changes.map(({ id }) => id)
  await abandonRevisions(db, [...changedIds, ...removals.products.map(({ id }) => id)])
  await remove(db, removals, actor)
  const versions = await applyProducts(db, changes, revisions, now)
  await keepRevisions(db, changedIds)
  const strategies = content.portal ? await removeStrategies(db, content.portal.strategies, actor) : []
  isPortalChanged ||= strategies.length > 0
  const closed = await closedSince(db, access, options.rbac)
  await mailVersionSteps(db, changedIds)

  const slugs = (products: readonly { product: { slug: string } }[]) =>
    products.map(({ product }) => product.slug)
  const differing = new Set(slugs(changes))
  const report: ImportReport = {
    portal: !content.portal ? 'absent' : isPortalChanged ? 'changed' : 'unchanged',
    added: slugs(changes.filter(({ isNew }) => isNew)),
    changed: slugs(changes.filter(({ isNew }) => !isNew)),
    unchanged: content.products.map(({ slug }) => slug).filter((slug) => !differing.has(slug)),
    removed: removals.products.map(({ slug }) => slug),
    kept: removals.kept,
    versions,
    servers,
    opened: opened.map(({ slug }) => slug),
    registrations: removals.registrations.sample,
    registrations_count: removals.registrations.count,
    closed: closed.sample,
    closed_count: closed.count,
    strategies,
    warnings: content.warnings.list,
    warnings_count: content.warnings.count,
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
  { portal, added, changed, removed, versions, opened, closed, closed_count }: ImportReport,
  { changes, actor }: { changes: readonly Change[]; actor: Actor },
): Promise<void> {
  await raiseContentVersion(db)
  await recordChange(db, {
    actor,
    action: 'content.import',
    subject: 'content',
    details: {
      portal,
      ...counted('added', added),
      ...counted('changed', changed),
      ...counted('removed', removed),
      ...counted('versions_removed', versions.removed),
      ...counted('opened', opened),
      registrations_closed: closed.map(({ id }) => id),
      registrations_closed_count: closed_count,
    },
  })
  for (const { topic, subject } of changes) await announceChange(db, topic, subject)
}

/** Some names, and how many there are. */
function counted(name: string, names: readonly string[]): Record<string, readonly string[] | number> {
  return { [name]: names.slice(0, longestSample), [`${name}_count`]: names.length }
}
