import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../store/schema'
import type { ImageContent, PortalContent, StrategyContent } from '../content'

/** @returns whether anything was different. Strategies that are gone: `removeStrategies`, after their users. */
export async function applyPortal(db: Transaction<Schema>, content: PortalContent): Promise<boolean> {
  const changes = [
    await applySettings(db, content),
    await applyImages(db, content.images),
    await applyStrategies(db, content.strategies),
  ]
  return changes.includes(true)
}

async function applySettings(db: Transaction<Schema>, { settings }: PortalContent): Promise<boolean> {
  const portal = await db.selectFrom('portal').select('settings').executeTakeFirstOrThrow()
  if (isDeepStrictEqual(portal.settings, JSON.parse(JSON.stringify(settings)))) return false
  await db
    .updateTable('portal')
    .set({ settings: JSON.stringify(settings), updated_at: new Date() })
    .execute()
  return true
}

async function applyImages(db: Transaction<Schema>, images: readonly ImageContent[]): Promise<boolean> {
  const stored = new Map(
    (await db.selectFrom('portal_images').select(['kind', 'hash']).execute()).map(({ kind, hash }) => [
      kind,
      hash,
    ]),
  )
  const gone = [...stored.keys()].filter((kind) => !images.some((image) => image.kind === kind))
  if (gone.length > 0) await db.deleteFrom('portal_images').where('kind', 'in', gone).execute()

  const different = images.filter(({ kind, hash }) => stored.get(kind) !== hash)
  for (const { kind, contentType, bytes, hash } of different) {
    const row = { content_type: contentType, bytes, hash, updated_at: new Date() }
    await db
      .insertInto('portal_images')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute()
  }
  return gone.length > 0 || different.length > 0
}

async function applyStrategies(
  db: Transaction<Schema>,
  strategies: readonly StrategyContent[],
): Promise<boolean> {
  const stored = new Map(
    (await db.selectFrom('auth_strategies').selectAll().execute()).map((row) => [row.name, row]),
  )
  let isDifferent = false
  for (const { name, credentialType, keyNames, authMethods, availableScopes } of strategies) {
    const wanted = {
      credential_type: credentialType,
      key_names: keyNames,
      auth_methods: authMethods,
      available_scopes: availableScopes,
    }
    const { credential_type, key_names, auth_methods, available_scopes } = stored.get(name) ?? {}
    if (isDeepStrictEqual({ credential_type, key_names, auth_methods, available_scopes }, wanted)) continue
    isDifferent = true
    const row = {
      credential_type: credentialType,
      key_names: JSON.stringify(keyNames),
      auth_methods: JSON.stringify(authMethods),
      available_scopes: availableScopes && JSON.stringify(availableScopes),
      updated_at: new Date(),
    }
    await db
      .insertInto('auth_strategies')
      .values({ name, made_by: 'import', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  }
  return isDifferent
}

/** Removes strategies that an earlier import made and this one does not name. @returns whether there were any. */
export async function removeStrategies(
  db: Transaction<Schema>,
  kept: readonly StrategyContent[],
): Promise<boolean> {
  let unused = db.deleteFrom('auth_strategies').where('made_by', '=', 'import')
  if (kept.length > 0) {
    unused = unused.where(
      'name',
      'not in',
      kept.map(({ name }) => name),
    )
  }
  const removed = await unused.returning('id').execute()
  return removed.length > 0
}
