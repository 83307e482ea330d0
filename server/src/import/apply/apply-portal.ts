import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { replaceGroupAccess } from '../../store/account-groups'
import type { Schema } from '../../store/schema'
import type { ImageContent, PortalContent } from '../content'
import { applyStrategies } from './apply-strategies'

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
  await replaceGroupAccess(db, settings.sign_in.providers)
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
    const row = { content_type: contentType, bytes: Buffer.from(bytes), hash, updated_at: new Date() }
    await db
      .insertInto('portal_images')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute()
  }
  return gone.length > 0 || different.length > 0
}
