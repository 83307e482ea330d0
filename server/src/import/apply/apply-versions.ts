import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import { findDecisions, furthest, keepFileLifecycle } from '../../store/version-decisions'
import type { VersionContent } from '../content'
import type { ProductChange } from './content-changes'
import { creationTimes } from './creation-times'
import { inParts } from './in-parts'
import type { Revisions } from './revisions'

const rowsAtOnce = 100

/** Names of versions with their products: `tides/2.0`. */
export interface VersionChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

/** A version to be written. */
interface VersionChange {
  id: string
  productId: string
  version: VersionContent
  revisionId: string | null
  createdAt: Date
}

/** Versions are known by their names. Those that are no longer listed are removed. */
export async function applyVersions(
  db: Transaction<Schema>,
  products: readonly ProductChange[],
  revisions: Revisions,
  now: Date,
): Promise<VersionChanges> {
  const report: VersionChanges = { added: [], changed: [], removed: [] }
  const changes: VersionChange[] = []
  const gone: string[] = []
  for (const { id: productId, product, versions: stored } of products) {
    const kept = product.versions.map(({ name }) => stored.get(name)?.createdAt)
    const times = creationTimes(kept, now)
    for (const [index, version] of product.versions.entries()) {
      const existing = stored.get(version.name)
      const createdAt = times[index] ?? now
      const isSame = existing?.hash === version.hash
      if (isSame && existing.createdAt.getTime() === createdAt.getTime()) continue
      report[existing ? 'changed' : 'added'].push(`${product.slug}/${version.name}`)
      const revisionId = (isSame ? existing.revisionId : revisions.get(version)) ?? null
      changes.push({ id: existing?.id ?? randomUUID(), productId, version, revisionId, createdAt })
    }
    const names = new Set(product.versions.map(({ name }) => name))
    for (const [name, { id }] of stored) {
      if (names.has(name)) continue
      gone.push(id)
      report.removed.push(`${product.slug}/${name}`)
    }
  }
  await writeVersions(db, changes, now)
  await writeRegistration(db, changes)
  if (gone.length > 0)
    await db
      .deleteFrom('product_versions')
      .where(sql<boolean>`id = any(${gone}::uuid[])`)
      .execute()
  return report
}

async function writeVersions(
  db: Transaction<Schema>,
  changes: readonly VersionChange[],
  now: Date,
): Promise<void> {
  const decisions = await findDecisions(
    db,
    changes.map(({ id }) => id),
  )
  const rows = changes.map(({ id, productId, version, revisionId, createdAt }) => {
    const { status, sunsetAt } = furthest(version, decisions.get(id))
    return {
      id,
      product_id: productId,
      name: version.name,
      status,
      sunset_at: sunsetAt,
      revision_id: revisionId,
      gateway: version.gateway ? JSON.stringify(version.gateway) : null,
      content_hash: version.hash,
      created_at: createdAt,
      updated_at: now,
    }
  })
  for (const { id, version } of changes) if (decisions.has(id)) await keepFileLifecycle(db, id, version)
  await inParts(rows, rowsAtOnce, (part) =>
    db
      .insertInto('product_versions')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          status: ref('excluded.status'),
          sunset_at: ref('excluded.sunset_at'),
          revision_id: ref('excluded.revision_id'),
          gateway: ref('excluded.gateway'),
          content_hash: ref('excluded.content_hash'),
          created_at: ref('excluded.created_at'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute(),
  )
}

async function writeRegistration(db: Transaction<Schema>, changes: readonly VersionChange[]): Promise<void> {
  const strategies = await db.selectFrom('auth_strategies').select(['id', 'name']).execute()
  const idOf = new Map(strategies.map(({ id, name }) => [name, id]))
  const rows: Insertable<Schema['version_strategies']>[] = []
  for (const { id, version } of changes) {
    for (const [position, entry] of version.registration.entries()) {
      const { strategy, isEnabled, autoApprove, autoApproveScopes } = entry
      const strategyId = idOf.get(strategy)
      if (strategyId === undefined) throw new Error(`There is no auth strategy "${strategy}" any more.`)
      rows.push({
        version_id: id,
        strategy_id: strategyId,
        position,
        registration_enabled: isEnabled,
        registration_auto_approve: autoApprove,
        auto_approve_scopes: autoApproveScopes ? JSON.stringify(autoApproveScopes) : null,
      })
    }
  }
  const ids = changes.map(({ id }) => id)
  await db
    .deleteFrom('version_strategies')
    .where(sql<boolean>`version_id = any(${ids}::uuid[])`)
    .execute()
  await inParts(rows, rowsAtOnce, (part) => db.insertInto('version_strategies').values(part).execute())
}
