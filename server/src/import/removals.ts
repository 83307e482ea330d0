import { sql, type Kysely, type Transaction } from 'kysely'
import { recordChanges, type Actor, type AuditEntry } from '../store/audit-log'
import type { Schema } from '../store/schema'
import type { Content } from './content'

/** A registration that goes with its version, or that an import closes. */
export interface GoneRegistration {
  id: string
  status: string
  /** `tides/2.0`. */
  version: string
  application: string
  application_id: string
  developer: string
  developer_id: string
}

/** What the folder does not have any more. */
export interface Removals {
  products: { id: string; slug: string; name: string; versions: string[] }[]
  /** Of products and versions that go. */
  registrations: GoneRegistration[]
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
  prune: boolean,
): Promise<Removals> {
  const stored = await db
    .selectFrom('products')
    .leftJoin('product_versions', 'product_versions.product_id', 'products.id')
    .select(['products.id', 'products.slug', 'products.name'])
    .select('product_versions.id as version_id')
    .select('product_versions.name as version')
    .orderBy('products.slug')
    .orderBy('product_versions.created_at')
    .execute()
  const named = new Map(
    products.map(({ slug, versions }) => [slug, new Set(versions.map(({ name }) => name))]),
  )
  const gone = new Map<string, Removals['products'][number]>()
  const versionIds: string[] = []
  for (const { id, slug, name, version_id, version } of stored) {
    const versions = named.get(slug)
    if (!versions && prune) {
      const product = gone.get(slug) ?? { id, slug, name, versions: [] }
      if (version !== null) product.versions.push(version)
      gone.set(slug, product)
    }
    if (version_id !== null && version !== null && (versions ? !versions.has(version) : prune))
      versionIds.push(version_id)
  }
  return {
    products: [...gone.values()],
    registrations: await registrationsOf(db, versionIds),
    total: new Set(stored.map(({ slug }) => slug)).size,
  }
}

function registrationsOf(db: Kysely<Schema>, versionIds: readonly string[]): Promise<GoneRegistration[]> {
  return registrations(db)
    .where(sql<boolean>`registrations.version_id = any(${versionIds}::uuid[])`)
    .execute()
}

/** Returns the registrations with these IDs, by version. */
export function registrationsWith(db: Kysely<Schema>, ids: readonly string[]): Promise<GoneRegistration[]> {
  return registrations(db)
    .where(sql<boolean>`registrations.id = any(${ids}::uuid[])`)
    .execute()
}

function registrations(db: Kysely<Schema>) {
  return db
    .selectFrom('registrations')
    .innerJoin('applications', 'applications.id', 'registrations.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
    .innerJoin('products', 'products.id', 'product_versions.product_id')
    .select(['registrations.id', 'registrations.status', 'application_id', 'applications.developer_id'])
    .select(sql<string>`products.slug || '/' || product_versions.name`.as('version'))
    .select(['applications.name as application', 'accounts.email as developer'])
    .orderBy('version')
    .orderBy('registrations.created_at')
}

/** @throws {RemovalRefused} if the operator has not asked for what goes, or not confirmed how much it is. */
export function requireAllowed(removals: Removals, { prune, confirmation }: RemovalOptions): void {
  const { products, registrations, total } = removals
  if (!prune && registrations.length > 0) throw new RemovalRefused(removals)
  if (products.length <= total * largestUnconfirmedPart || confirmation === true) return
  const phrase = `remove ${products.length} of ${total}`
  if (confirmation !== phrase) throw new RemovalRefused(removals, phrase)
}

/** Removes the products, and keeps in the audit log what went. */
export async function remove(
  db: Transaction<Schema>,
  { products, registrations }: Removals,
  actor: Actor,
): Promise<void> {
  const ofProducts = products.map(({ id, slug, name, versions }): AuditEntry => {
    return { actor, action: 'product.remove', subject: id, details: { slug, name, versions } }
  })
  const ofRegistrations = registrations.map(({ id, ...details }): AuditEntry => {
    return { actor, action: 'registration.remove', subject: id, details }
  })
  await recordChanges(db, [...ofProducts, ...ofRegistrations])
  const ids = products.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('products').where('id', 'in', ids).execute()
}
