import { removeInBatches } from './removal'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** Gateways and developers are told for this long why a revoked key is refused. */
const rememberedDays = 365

/** A key that was issued once, whether or not it is valid now. */
export interface KnownKey {
  key_hash: string
  credential_id: string
  is_revoked: boolean
  application: { id: string; name: string; developer_id: string }
  is_owner_approved: boolean
}

/** Finds keys by their hashes, revoked ones included. */
export async function findKnownKeys(db: Kysely<Schema>, keyHashes: readonly string[]): Promise<KnownKey[]> {
  if (keyHashes.length === 0) return []
  const keysIn = (table: 'credentials' | 'revoked_credentials') =>
    db
      .selectFrom(table)
      .select([
        'id',
        'application_id',
        'key_hash',
        sql<boolean>`${table === 'revoked_credentials'}::boolean`.as('is_revoked'),
      ])
      .where('key_hash', 'in', keyHashes)
  const found = await db
    .selectFrom(keysIn('credentials').unionAll(keysIn('revoked_credentials')).as('keys'))
    .innerJoin('applications', 'applications.id', 'keys.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.developer_id')
    .select([
      'key_hash',
      'keys.id as credential_id',
      'is_revoked',
      'application_id',
      'applications.name',
      'developer_id',
      sql<boolean>`accounts.status = 'approved'`.as('is_owner_approved'),
    ])
    .execute()
  return found.map(({ application_id, name, developer_id, ...key }) => ({
    ...key,
    application: { id: application_id, name, developer_id },
  }))
}

/** What people know a key by. */
export interface NamedCredential {
  id: string
  display_name: string
  first_characters: string | null
  /** Null for one that is valid. */
  revoked_at: Date | null
}

/** Finds keys by their IDs, revoked ones included. */
export async function findNamedCredentials(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<(NamedCredential & { application_id: string })[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('credentials')
    .select([
      'id',
      'application_id',
      'display_name',
      'first_characters',
      sql<Date | null>`null::timestamptz`.as('revoked_at'),
    ])
    .where('id', 'in', ids)
    .unionAll(
      db
        .selectFrom('revoked_credentials')
        .select(['id', 'application_id', 'display_name', 'first_characters', 'revoked_at'])
        .where('id', 'in', ids),
    )
    .execute()
}

export async function removeOldRevokedCredentials(db: Kysely<Schema>): Promise<void> {
  await removeInBatches(
    db,
    'revoked_credentials',
    sql`not is_imported and revoked_at < now() - make_interval(days => ${rememberedDays})`,
  )
}
