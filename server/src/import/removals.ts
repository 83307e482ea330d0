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

export interface RemovalOptions {
  /** Whether products go that the folder does not have, and versions that applications are registered for. */
  prune: boolean
  /** Whether more than a tenth of the products may go: the phrase of the refusal, or true for whatever it is. */
  confirmation?: string | true
}

/** The import would remove what the options do not allow. Nothing was written. */
export class RemovalRefused extends Error {
  override readonly name = 'RemovalRefused'

  /**
   * @param removals - Without `prune` its products stay; only the registrations are the reason.
   * @param phrase - Option that confirms the removal. Undefined: the import has to prune.
   */
  constructor(
    readonly removals: Removals,
    readonly phrase?: string,
  ) {
    super('The import would remove more than it was asked to.')
  }
}

/** A part of the products that is more than an operator removes by a slip. */
const largestUnconfirmedPart = 0.1

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

/** @throws {RemovalRefused} if the operator has not asked for what goes, or not confirmed how much it is. */
export function requireAllowed(removals: Removals, { prune, confirmation }: RemovalOptions): void {
  const { products, registrations, total } = removals
  if (!prune && registrations.count > 0) throw new RemovalRefused(removals)
  if (products.length <= total * largestUnconfirmedPart || confirmation === true) return
  const phrase = `remove ${products.length} of ${total}`
  if (confirmation !== phrase) throw new RemovalRefused(removals, phrase)
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
