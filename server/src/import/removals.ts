import { sql, type Kysely, type Transaction } from 'kysely'
import { recordChanges, type Actor, type AuditEntry } from '../store/audit-log'
import {
  findRegistrationsOf,
  recordRemovedRegistrations,
  type GoneRegistrations,
} from '../store/gone-registrations'
import type { Schema } from '../store/schema'
import type { ProductChange } from './apply/content-changes'
import type { Content } from './content'

/** What the folder does not have any more. */
export interface Removals {
  products: { id: string; slug: string; name: string; versions: string[] }[]
  /** Slugs of products that the folder does not have and that stay, because nobody asked to prune. */
  kept: string[]
  /** Of products that go, and of others that no longer list them. */
  versionIds: string[]
  registrations: GoneRegistrations
  /** Products that are stored now. */
  total: number
}

/** Finds what goes, before anything is written. */
export async function findRemovals(
  db: Kysely<Schema>,
  { products }: Content,
  changes: readonly ProductChange[],
  prune: boolean,
): Promise<Removals> {
  const named = products.map(({ slug }) => slug)
  const beside = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    .where(sql<boolean>`slug <> all(${named}::text[])`)
    .orderBy('slug')
    .execute()
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  const gone = prune ? beside : []
  const versions = await versionsOf(db, gone)
  const names = new Map<string, string[]>(gone.map(({ id }) => [id, []]))
  for (const { product_id, name } of versions) names.get(product_id)?.push(name)
  const versionIds = [...goneVersions(changes), ...versions.map(({ id }) => id)]
  return {
    products: gone.map((product) => ({ ...product, versions: names.get(product.id) ?? [] })),
    kept: prune ? [] : beside.map(({ slug }) => slug),
    versionIds,
    registrations: await findRegistrationsOf(db, versionIds),
    total,
  }
}

/** Oldest first. */
function versionsOf(db: Kysely<Schema>, products: readonly { id: string }[]) {
  const ids = products.map(({ id }) => id)
  return db
    .selectFrom('product_versions')
    .select(['id', 'product_id', 'name'])
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .orderBy('created_at')
    .execute()
}

/** Returns IDs of versions that changed products no longer list. */
function goneVersions(changes: readonly ProductChange[]): string[] {
  return changes.flatMap(({ product, versions }) => {
    const listed = new Set(product.versions.map(({ name }) => name))
    return [...versions].filter(([name]) => !listed.has(name)).map(([, { id }]) => id)
  })
}

/** Removes the products, and keeps in the audit log what went. */
export async function remove(
  db: Transaction<Schema>,
  { products, versionIds, registrations }: Removals,
  actor: Actor,
): Promise<void> {
  const ofProducts = products.map(({ id, slug, name, versions }): AuditEntry => {
    return { actor, action: 'product.remove', subject: id, details: { slug, name, versions } }
  })
  await recordChanges(db, ofProducts)
  if (registrations.count > 0) await recordRemovedRegistrations(db, versionIds, actor)
  const ids = products.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .deleteFrom('products')
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute()
}
