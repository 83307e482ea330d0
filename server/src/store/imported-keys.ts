import { sql, type Transaction } from 'kysely'
import type { Schema } from './schema'

type Db = Transaction<Schema>

/** Returns IDs of developers by their addresses in lower case. */
export async function findDevelopers(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where('kind', '=', 'developer')
    .where(sql<boolean>`lower(email) = any(${emails}::text[])`)
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

export interface KeyVersion {
  id: string
  product: string
  name: string
  /** Its auth strategies that take keys, the one that front ends use first. */
  strategies: string[]
}

export async function findKeyVersions(
  db: Db,
  named: readonly { product: string; version: string }[],
): Promise<KeyVersion[]> {
  const { rows } = await sql<KeyVersion>`
    select product_versions.id, named.product, named.name, (
      select coalesce(jsonb_agg(strategy_id order by position), '[]')
      from version_strategies join auth_strategies on auth_strategies.id = strategy_id
      where version_id = product_versions.id and credential_type = 'key_auth'
    ) as strategies
    from unnest(
      ${named.map(({ product }) => product)}::text[], ${named.map(({ version }) => version)}::text[]
    ) as named (product, name)
    join products on products.slug = named.product
    join product_versions on product_id = products.id and product_versions.name = named.name`.execute(db)
  return rows
}

export interface KeyOwner {
  id: string
  developer_id: string
  name: string
  strategy_id: string
  /** How many keys it has. */
  keys: number
}

/** Returns applications with one of the names, of these developers. They are locked: their number of keys stays. */
export async function lockOwners(
  db: Db,
  developerIds: readonly string[],
  names: readonly string[],
): Promise<KeyOwner[]> {
  const { rows } = await sql<KeyOwner>`
    select id, developer_id, name, strategy_id, (
      select count(*)::integer from credentials where application_id = applications.id
    ) as keys
    from applications
    where developer_id = any(${developerIds}::uuid[]) and name = any(${names}::text[])
    order by id for no key update`.execute(db)
  return rows
}

/** Adds applications without anything but a name. */
export async function insertOwners(
  db: Db,
  owners: readonly Pick<KeyOwner, 'developer_id' | 'name' | 'strategy_id'>[],
): Promise<KeyOwner[]> {
  const { rows } = await sql<KeyOwner>`
    insert into applications (developer_id, name, strategy_id, reference_id)
    select developer_id, name, strategy_id, gen_random_uuid()::text
    from unnest(
      ${owners.map(({ developer_id }) => developer_id)}::uuid[],
      ${owners.map(({ name }) => name)}::text[],
      ${owners.map(({ strategy_id }) => strategy_id)}::uuid[]
    ) as owners (developer_id, name, strategy_id)
    returning id, developer_id, name, strategy_id, 0 as keys`.execute(db)
  return rows
}

/** Returns the applications that have or had keys, by the hashes of the keys. */
export async function findKeyHashes(
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, { applicationId: string; isRevoked: boolean }>> {
  const { rows } = await sql<{ key_hash: string; application_id: string; is_revoked: boolean }>`
    select key_hash, application_id, false as is_revoked from credentials where key_hash = any(${hashes}::text[])
    union all
    select key_hash, application_id, true from revoked_credentials where key_hash = any(${hashes}::text[])`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [row.key_hash, { applicationId: row.application_id, isRevoked: row.is_revoked }]),
  )
}

export interface ImportedKey {
  id: string
  applicationId: string
  name: string
  hash: string
  prefix: string
}

export async function insertImportedKeys(db: Db, keys: readonly ImportedKey[]): Promise<void> {
  await sql`
    insert into credentials (id, application_id, display_name, key_hash, first_characters, is_imported)
    select *, true from unnest(
      ${keys.map(({ id }) => id)}::uuid[],
      ${keys.map(({ applicationId }) => applicationId)}::uuid[],
      ${keys.map(({ name }) => name)}::text[],
      ${keys.map(({ hash }) => hash)}::text[],
      ${keys.map(({ prefix }) => prefix)}::text[]
    )`.execute(db)
}

interface OwnerVersion {
  applicationId: string
  versionId: string
}

/** Registers applications, except where they are registered or an operator has decided against it. */
export async function insertApproved(
  db: Db,
  wanted: readonly OwnerVersion[],
): Promise<(OwnerVersion & { id: string })[]> {
  const { rows } = await sql<OwnerVersion & { id: string }>`
    insert into registrations (application_id, version_id, status)
    select wanted.application_id, wanted.version_id, 'approved'
    from ${wantedRows(wanted)} join applications on applications.id = wanted.application_id
    where not exists (
      select from standing_decisions
      where standing_decisions.developer_id = applications.developer_id
        and standing_decisions.version_id = wanted.version_id
    )
    on conflict (application_id, version_id) do nothing
    returning id, application_id as "applicationId", version_id as "versionId"`.execute(db)
  return rows
}

/** Counts those that are not registered and approved. */
export async function countClosed(db: Db, wanted: readonly OwnerVersion[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${wantedRows(wanted)} where not exists (
      select from registrations
      where registrations.application_id = wanted.application_id
        and registrations.version_id = wanted.version_id and status = 'approved'
    )`.execute(db)
  return rows[0]?.count ?? 0
}

const wantedRows = (wanted: readonly OwnerVersion[]) => sql`
  unnest(
    ${wanted.map(({ applicationId }) => applicationId)}::uuid[], ${wanted.map(({ versionId }) => versionId)}::uuid[]
  ) as wanted (application_id, version_id)`
