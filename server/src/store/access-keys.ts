import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import type { AccessKeyTable } from './schema-keys'
import type { AccessKeyRole } from './settings'

export type AccessKeyRecord = Omit<Selectable<AccessKeyTable>, 'key_hash'>

/** A key as operators see it. */
export interface ListedAccessKey extends Omit<AccessKeyRecord, 'parent_id'> {
  /** Name of the key that it was made with; null if it was made at the command line. */
  parent: string | null
}

const columns = [
  'access_keys.id',
  'access_keys.name',
  'access_keys.role',
  'access_keys.created_at',
  'access_keys.last_used_at',
  'access_keys.expires_at',
] as const

/** By name. */
export function listAccessKeys(db: Kysely<Schema>, page: Page): Promise<Paged<ListedAccessKey>> {
  return pageOf(
    db
      .selectFrom('access_keys')
      .leftJoin('access_keys as parents', 'parents.id', 'access_keys.parent_id')
      .select([...columns, 'parents.name as parent'])
      .orderBy('access_keys.name'),
    page,
  )
}

export function findAccessKeyNamed(
  db: Kysely<Schema> | Transaction<Schema>,
  name: string,
): Promise<AccessKeyRecord | undefined> {
  return db
    .selectFrom('access_keys')
    .select([...columns, 'parent_id'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Lets one transaction at a time make and void keys: a key is either made before the one it is made with is void, or not at all. */
export async function lockAccessKeys(db: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accessKeyLock})`.execute(db)
}

const accessKeyLock = 154_154_154

/** @returns undefined if it is gone, or has expired. */
export function findValidAccessKey(
  db: Transaction<Schema>,
  id: string,
): Promise<AccessKeyRecord | undefined> {
  return db
    .selectFrom('access_keys')
    .select([...columns, 'parent_id'])
    .where('id', '=', id)
    .where(isValid)
    .executeTakeFirst()
}

/** @returns undefined if the name is taken. */
export function insertAccessKey(
  db: Transaction<Schema>,
  key: {
    name: string
    role: AccessKeyRole
    keyHash: string
    expiresAt: Date | null
    parentId: string | null
  },
): Promise<AccessKeyRecord | undefined> {
  return db
    .insertInto('access_keys')
    .values({
      name: key.name,
      role: key.role,
      key_hash: key.keyHash,
      expires_at: key.expiresAt,
      parent_id: key.parentId,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning([...columns, 'parent_id'])
    .executeTakeFirst()
}

/** Deletes a key and all that were made with it, and with those. @returns them, the key first. */
export async function deleteAccessKeys(db: Transaction<Schema>, id: string): Promise<AccessKeyRecord[]> {
  const found = await db
    .withRecursive('family', (cte) =>
      cte
        .selectFrom('access_keys')
        .select(['access_keys.id', sql<number>`0`.as('generation')])
        .where('access_keys.id', '=', id)
        .unionAll((eb) =>
          eb
            .selectFrom('access_keys')
            .innerJoin('family', 'family.id', 'access_keys.parent_id')
            .select(['access_keys.id', sql<number>`family.generation + 1`.as('generation')]),
        ),
    )
    .selectFrom('access_keys')
    .innerJoin('family', 'family.id', 'access_keys.id')
    .select([...columns, 'parent_id'])
    .orderBy('family.generation')
    .orderBy('access_keys.name')
    .execute()
  // The others go with it: their column `parent_id` cascades.
  await db.deleteFrom('access_keys').where('id', '=', id).execute()
  return found
}

export interface ShownAccessKey {
  record: AccessKeyRecord
  isExpired: boolean
}

const isValid = sql<boolean>`(access_keys.expires_at is null or access_keys.expires_at > now())`

/** Whose key this is. That it was used is written down once an hour, for a write with every call would cost too much. */
export async function useAccessKey(db: Kysely<Schema>, keyHash: string): Promise<ShownAccessKey | undefined> {
  const key = await db
    .selectFrom('access_keys')
    .select([
      ...columns,
      'parent_id',
      sql<boolean>`not ${isValid}`.as('is_expired'),
      sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 hour'`.as('is_stale'),
    ])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (!key) return undefined
  const { is_stale, is_expired: isExpired, ...record } = key
  if (is_stale && !isExpired) {
    await db
      .updateTable('access_keys')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', key.id)
      .execute()
  }
  return { record, isExpired }
}
