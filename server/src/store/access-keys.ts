import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { inOrder, sectionOf, type Listed, type ListOrder, type Section } from './paging'
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
  'access_keys.products',
] as const

const byName: ListOrder = { by: [{ value: sql.ref('access_keys.name'), type: 'text' }] }

/** By name. */
export function listAccessKeys(db: Kysely<Schema>, section: Section): Promise<Listed<ListedAccessKey>> {
  const matching = db.selectFrom('access_keys')
  const show = (some: typeof matching) =>
    inOrder(
      db
        .selectFrom(some.selectAll().as('access_keys'))
        .leftJoin('access_keys as parents', 'parents.id', 'access_keys.parent_id')
        .select([...columns, 'parents.name as parent']),
      byName,
    )
  return sectionOf(db, { matching, order: byName, show }, section)
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

/** @returns undefined if it is gone, was replaced since, or has expired. */
export function findValidAccessKey(
  db: Transaction<Schema>,
  { id, created_at }: Pick<AccessKeyRecord, 'id' | 'created_at'>,
): Promise<AccessKeyRecord | undefined> {
  // The driver reads times in milliseconds.
  const madeAt = sql<Date>`date_trunc('milliseconds', created_at)`
  return db
    .selectFrom('access_keys')
    .select([...columns, 'parent_id'])
    .where('id', '=', id)
    .where(madeAt, '=', created_at)
    .where(isValid)
    .executeTakeFirst()
}

export async function findAccessKeyName(db: Transaction<Schema>, id: string): Promise<string | null> {
  const key = await db.selectFrom('access_keys').select('name').where('id', '=', id).executeTakeFirst()
  return key?.name ?? null
}

export interface AccessKeyValues {
  role: AccessKeyRole
  keyHash: string
  expiresAt: Date | null
  parentId: string | null
  /** Folders of those that a gateway's key is for. Null: all. */
  products: readonly string[] | null
}

/** @returns undefined if the name is taken. */
export function insertAccessKey(
  db: Transaction<Schema>,
  { name, ...values }: AccessKeyValues & { name: string },
): Promise<AccessKeyRecord | undefined> {
  return db
    .insertInto('access_keys')
    .values({ name, ...rowOf(values) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning([...columns, 'parent_id'])
    .executeTakeFirst()
}

/**
 * Puts a new key in the place of another, and deletes all that were made with that. The ID stays, and with it what is stored by it,
 * such as the batches of traffic that a gateway has sent.
 */
export async function replaceAccessKey(
  db: Transaction<Schema>,
  id: string,
  values: AccessKeyValues,
): Promise<AccessKeyRecord> {
  await db.deleteFrom('access_keys').where('parent_id', '=', id).execute()
  return db
    .updateTable('access_keys')
    .set({ ...rowOf(values), created_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returning([...columns, 'parent_id'])
    .executeTakeFirstOrThrow()
}

function rowOf({ role, keyHash, expiresAt, parentId, products }: AccessKeyValues) {
  return {
    ...{ role, key_hash: keyHash, expires_at: expiresAt, parent_id: parentId, last_used_at: null },
    products: products && [...products],
  }
}

/** Returns a key and all that were made with it, and with those, the key first. */
export function findAccessKeyFamily(db: Transaction<Schema>, id: string): Promise<AccessKeyRecord[]> {
  return db
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
}

/** Deletes a key. Those that were made with it go with it: their column `parent_id` cascades. */
export async function deleteAccessKey(db: Transaction<Schema>, id: string): Promise<void> {
  await db.deleteFrom('access_keys').where('id', '=', id).execute()
}

export interface ShownAccessKey {
  record: AccessKeyRecord
  isExpired: boolean
  isUnmarked: boolean
}

const isValid = sql<boolean>`(access_keys.expires_at is null or access_keys.expires_at > now())`

/** Whose key this is. `isUnmarked` if its recorded use is not of the last minute. @returns undefined for a key that nobody has. */
export async function findShownAccessKey(
  db: Kysely<Schema>,
  keyHash: string,
): Promise<ShownAccessKey | undefined> {
  const key = await db
    .selectFrom('access_keys')
    .select([
      ...columns,
      'parent_id',
      sql<boolean>`not ${isValid}`.as('is_expired'),
      isUnmarked.as('is_unmarked'),
    ])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (!key) return undefined
  const { is_unmarked: isUnmarkedKey, is_expired: isExpired, ...record } = key
  return { record, isExpired, isUnmarked: isUnmarkedKey }
}

// Gateway keys are cached for seconds, and uses written a second later: what is shown is a minute old at most.
const isUnmarked = sql<boolean>`(last_used_at is null or last_used_at < now() - interval '50 seconds')`

/** Records that keys were used: about one write a minute for each, however often it is used. */
export async function setUsedAccessKeys(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('access_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('access_keys')
        .select('id')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where(isUnmarked)
        // In one order, so that two processes do not wait for each other.
        .orderBy('id')
        .forUpdate(),
    )
    .execute()
}
