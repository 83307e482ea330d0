import { sql, type Kysely, type RawBuilder } from 'kysely'
import { hasAccess } from './open-registrations'
import { offered } from './registration-scopes'
import type { Schema } from './schema'
import type { CredentialType } from './settings'

interface HashedKey {
  id: string
  /** SHA-256, in hexadecimal. */
  hash: string
}

/** What gateways need to know of an application to decide on its requests. */
export interface GatewayApplication {
  id: string
  name: string
  developer_id: string
  reference_id: string
  credential_type: CredentialType
  /** Of the client secret; tokens of older ones are void. */
  secret_version: number
  is_owner_approved: boolean
  requested_scopes: string[] | null
  keys: HashedKey[]
  revoked_keys: HashedKey[]
  /** Approved registrations that are open to the developer. Scopes are absent where the strategy knows none. */
  versions: { id: string; scopes?: string[] }[]
}

/** Whose eyes see it: those of a gateway key. */
export interface GatewayView {
  /** Whether the portal has access control. */
  isRestricted: boolean
  /** Folders of products. Null: all. */
  products: readonly string[] | null
}

const keysIn = (table: 'credentials' | 'revoked_credentials') => sql<HashedKey[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'hash', key_hash)), '[]')
  from ${sql.table(table)} where application_id = applications.id)`

const isSeen = (products: GatewayView['products']) =>
  products === null ? sql<boolean>`true` : sql<boolean>`products.slug = any(${products}::text[])`

const openVersions = ({ isRestricted, products }: GatewayView) => sql<GatewayApplication['versions']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', registrations.version_id)
    || case when auth_strategies.available_scopes is null then '{}'
         else jsonb_build_object('scopes', ${offered(sql.ref('registrations.approved_scopes'))}) end), '[]')
  from registrations
  join product_versions on product_versions.id = registrations.version_id
  join products on products.id = product_versions.product_id
  where registrations.application_id = applications.id and registrations.status = 'approved'
    and ${isSeen(products)} and ${hasAccess(isRestricted)})`

/** Whether an application is, or was, registered for a product of the view. Others are none of its business. */
const isRegistered = (products: readonly string[], application: RawBuilder<unknown>) => sql<boolean>`exists (
  select from registrations
  join product_versions on product_versions.id = registrations.version_id
  join products on products.id = product_versions.product_id
  where registrations.application_id = ${application} and products.slug = any(${products}::text[]))`

const atOnce = 2_000

/**
 * @param after - ID of the application before the first of the page.
 * @returns `next`, the ID before the next page, undefined if there is none.
 */
export async function listGatewayApplications(
  db: Kysely<Schema>,
  view: GatewayView,
  after: string,
): Promise<{ applications: GatewayApplication[]; next?: string }> {
  const { products } = view
  const page =
    products === null
      ? await db
          .selectFrom('applications')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(atOnce)
          .execute()
      : await db
          .selectFrom('registrations')
          .innerJoin('product_versions', 'product_versions.id', 'registrations.version_id')
          .innerJoin('products', 'products.id', 'product_versions.product_id')
          .select('application_id as id')
          .distinct()
          .where('products.slug', '=', sql<string>`any(${products}::text[])`)
          .where('application_id', '>', after)
          .orderBy('application_id')
          .limit(atOnce)
          .execute()
  const ids = page.map(({ id }) => id)
  return {
    applications: await readGatewayApplications(db, view, ids),
    next: ids.length === atOnce ? ids.at(-1) : undefined,
  }
}

/** Those of some applications, and of the applications of some developers, that are there and that the view sees. By ID. */
export function readGatewayApplications(
  db: Kysely<Schema>,
  view: GatewayView,
  ids: readonly string[],
  developerIds: readonly string[] = [],
): Promise<GatewayApplication[]> {
  return (
    db
      .selectFrom('applications')
      .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
      .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
      .select([
        ...(['applications.id', 'applications.name', 'developer_id', 'reference_id'] as const),
        ...(['credential_type', 'secret_version'] as const),
        sql<boolean>`accounts.status = 'approved'`.as('is_owner_approved'),
        offered(sql.ref('applications.scopes')).as('requested_scopes'),
        keysIn('credentials').as('keys'),
        keysIn('revoked_credentials').as('revoked_keys'),
        openVersions(view).as('versions'),
      ])
      // Not `or`: without statistics, that reads the whole table.
      .where(
        sql<boolean>`applications.id in (
        select unnest(${ids}::uuid[])
        union select id from applications as owned where owned.developer_id = any(${developerIds}::uuid[]))`,
      )
      .where(
        view.products === null ? sql<boolean>`true` : isRegistered(view.products, sql.ref('applications.id')),
      )
      .orderBy('applications.id')
      .execute()
  )
}

/** Whether the view knows an application that another one may know. */
export async function isSeenApplication(
  db: Kysely<Schema>,
  products: readonly string[],
  applicationId: string,
): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${isRegistered(products, sql`${applicationId}::uuid`)} as seen`.execute(db)
  return rows[0]?.seen === true
}
