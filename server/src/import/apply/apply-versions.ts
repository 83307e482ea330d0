import type { Transaction } from 'kysely'
import type { Schema } from '../../store/schema'
import type { RegistrationContent, VersionContent } from '../content'
import { creationTimes } from './creation-times'

/** Names of versions. */
export interface VersionChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Versions are known by their names. Those that are no longer listed are removed. @returns names, by what became of them. */
export async function applyVersions(
  db: Transaction<Schema>,
  productId: string,
  versions: readonly VersionContent[],
  now: Date,
): Promise<VersionChanges> {
  const changes: VersionChanges = { added: [], changed: [], removed: [] }
  const rows = await db
    .selectFrom('product_versions')
    .select(['id', 'name', 'content_hash', 'created_at'])
    .where('product_id', '=', productId)
    .execute()
  const stored = new Map(rows.map((row) => [row.name, row]))
  const times = creationTimes(
    versions.map(({ name }) => stored.get(name)?.created_at),
    now,
  )

  for (const [index, version] of versions.entries()) {
    const existing = stored.get(version.name)
    stored.delete(version.name)
    const createdAt = times[index] ?? now
    if (existing?.content_hash === version.hash && existing.created_at.getTime() === createdAt.getTime())
      continue
    changes[existing ? 'changed' : 'added'].push(version.name)
    const row = {
      status: version.status,
      sunset_at: version.sunsetAt,
      specification: version.specification?.text ?? null,
      specification_format: version.specification?.format ?? null,
      operations: version.specification && JSON.stringify(version.specification.operations),
      content_hash: version.hash,
      created_at: createdAt,
      updated_at: now,
    }
    const { id } = await db
      .insertInto('product_versions')
      .values({ product_id: productId, name: version.name, ...row })
      .onConflict((conflict) => conflict.columns(['product_id', 'name']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await applyRegistration(db, id, version.registration)
  }

  const gone = [...stored.values()].map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('product_versions').where('id', 'in', gone).execute()
  changes.removed.push(...stored.keys())
  return changes
}

async function applyRegistration(
  db: Transaction<Schema>,
  versionId: string,
  registration: readonly RegistrationContent[],
): Promise<void> {
  await db.deleteFrom('version_strategies').where('version_id', '=', versionId).execute()
  for (const [position, { strategy, isEnabled, autoApprove }] of registration.entries()) {
    await db
      .insertInto('version_strategies')
      .values((eb) => ({
        version_id: versionId,
        strategy_id: eb
          .selectFrom('auth_strategies')
          .select('id')
          .where('name', '=', strategy)
          .$asScalar()
          .$notNull(),
        position,
        registration_enabled: isEnabled,
        registration_auto_approve: autoApprove,
      }))
      .execute()
  }
}
