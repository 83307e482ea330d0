import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'
import type { AccessKeyTable } from './schema-keys'
import type { AccessKeyRole } from './settings'

export type AccessKeyRecord = Omit<Selectable<AccessKeyTable>, 'key_hash'>

const columns = ['id', 'name', 'role', 'created_at', 'last_used_at'] as const

/** By name. */
export function listAccessKeys(db: Kysely<Schema>, page: Page): Promise<Paged<AccessKeyRecord>> {
  return pageOf(db.selectFrom('access_keys').select(columns).orderBy('name'), page)
}

export function findAccessKeyNamed(
  db: Kysely<Schema> | Transaction<Schema>,
  name: string,
): Promise<AccessKeyRecord | undefined> {
  return db.selectFrom('access_keys').select(columns).where('name', '=', name).executeTakeFirst()
}

/** @returns undefined if the name is taken. */
export function insertAccessKey(
  db: Transaction<Schema>,
  key: { name: string; role: AccessKeyRole; keyHash: string },
): Promise<AccessKeyRecord | undefined> {
  return db
    .insertInto('access_keys')
    .values({ name: key.name, role: key.role, key_hash: key.keyHash, last_used_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export async function deleteAccessKey(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom('access_keys').where('id', '=', id).execute()
}

/** Whose key this is. That it was used is written down once an hour, for a write with every call would cost too much. */
export async function useAccessKey(
  db: Kysely<Schema>,
  keyHash: string,
): Promise<AccessKeyRecord | undefined> {
  const key = await db
    .selectFrom('access_keys')
    .select([
      ...columns,
      sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 hour'`.as('is_stale'),
    ])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (!key) return undefined
  const { is_stale, ...record } = key
  if (is_stale) {
    await db
      .updateTable('access_keys')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', key.id)
      .execute()
  }
  return record
}
