import { sql, type Kysely } from 'kysely'
import { compiledQuery } from './compiled-query'
import { isUsedBefore } from './credentials'
import { hasAccess } from './open-registrations'
import { isAvailable } from './products'
import { offered } from './registration-scopes'
import type { Schema } from './schema'
import type { CredentialType } from './settings'

/** A version of a product that an application may call now. */
export interface OpenVersion {
  id: string
  name: string
  product_id: string
  /** Name of the product's folder, the same in every portal that imports it. */
  product: string
  product_name: string
  /** Scopes that were approved with its registration. Absent where the strategy knows none. */
  scopes?: string[]
}

/** What an application may do, read afresh for every question: what was taken away is not there any more. */
export interface ApplicationAccess {
  id: string
  name: string
  developer_id: string
  reference_id: string
  credential_type: CredentialType
  /** Scopes that the developer chose and the strategy still offers. Null where it knows none. */
  requested_scopes: string[] | null
  secret_hash: string | null
  secret_version: number
  product_versions: OpenVersion[]
}

const openVersions = (isRestricted: boolean) => sql<OpenVersion[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', product_versions.id,
      'name', product_versions.name,
      'product_id', products.id,
      'product', products.slug,
      'product_name', products.name)
      || case when auth_strategies.available_scopes is null then '{}'
           else jsonb_build_object('scopes', ${offered(sql.ref('registrations.approved_scopes'))}) end
    order by products.slug, product_versions.created_at), '[]')
  from registrations
  join product_versions on product_versions.id = registrations.version_id
  join products on products.id = product_versions.product_id
  where registrations.application_id = applications.id
    and registrations.status = 'approved'
    and ${isAvailable}
    and ${hasAccess(isRestricted)}
)`

const columnsFor = (isRestricted: boolean) =>
  [
    'applications.id',
    'applications.name',
    'applications.developer_id',
    'applications.reference_id',
    'applications.secret_hash',
    'applications.secret_version',
    'auth_strategies.credential_type',
    offered(sql.ref('applications.scopes')).as('requested_scopes'),
    openVersions(isRestricted).as('product_versions'),
  ] as const

/** Applications of approved developers: those of a revoked account have no access. */
function applications(db: Kysely<Schema>) {
  return db
    .selectFrom('applications')
    .innerJoin('auth_strategies', 'auth_strategies.id', 'applications.strategy_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .where('accounts.status', '=', 'approved')
}

const accessByKey = compiledQuery((db, keyHash, isRestricted: boolean) =>
  applications(db)
    .innerJoin('credentials', 'credentials.application_id', 'applications.id')
    .select([
      ...columnsFor(isRestricted),
      'credentials.id as credential_id',
      isUsedBefore.as('is_used_before'),
    ])
    .where('credentials.key_hash', '=', keyHash)
    .where('auth_strategies.credential_type', '=', 'key_auth'),
)

/** @param isRestricted - Whether the portal has access control. @returns undefined for a key that nobody has; `is_used_before` if today's use is not recorded yet. */
export async function findAccessByKey(
  db: Kysely<Schema>,
  keyHash: string,
  isRestricted: boolean,
): Promise<(ApplicationAccess & { credential_id: string; is_used_before: boolean }) | undefined> {
  const [access] = await accessByKey(db, keyHash, isRestricted)
  return access
}

/** Finds the application of a client whose owner's account is not approved any more. */
export async function findApplicationOfRevokedAccount(
  db: Kysely<Schema>,
  clientId: string,
): Promise<Pick<ApplicationAccess, 'id' | 'name' | 'developer_id'> | undefined> {
  // PostgreSQL takes no text with NUL in it.
  if (clientId.includes('\0')) return undefined
  return db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .select(['applications.id', 'applications.name', 'developer_id'])
    .where('reference_id', '=', clientId)
    .where('accounts.status', '!=', 'approved')
    .executeTakeFirst()
}

/** Clients of the portal and clients that developers have elsewhere never stand for each other. */
type ClientType = 'client_credentials' | 'self_managed_client_credentials'

const accessByClient = compiledQuery((db, clientId, type: ClientType, isRestricted: boolean) =>
  applications(db)
    .select(columnsFor(isRestricted))
    .where('applications.reference_id', '=', clientId)
    .where('auth_strategies.credential_type', '=', type),
)

/** @returns undefined for a client that nobody has. */
export async function findAccessByClient(
  db: Kysely<Schema>,
  clientId: string,
  type: ClientType,
  isRestricted: boolean,
): Promise<ApplicationAccess | undefined> {
  // PostgreSQL takes no text with NUL in it.
  if (clientId.includes('\0')) return undefined
  const [access] = await accessByClient(db, clientId, type, isRestricted)
  return access
}
