import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { StoredSecret } from './keyring'
import { sectionOf, type Listed, type ListOrder, type Section } from './paging'
import { privateKeyColumns } from './stored-secrets'
import type { Schema } from './schema'
import type { SigningKeyTable } from './schema-keys'

export type SigningKeyRecord = Selectable<SigningKeyTable>

type Db = Kysely<Schema> | Transaction<Schema>

/** Any number, the same in every process: of several that would make a key, one does. */
const signingKeyLock = 7_406_002

const isPublished = sql<boolean>`(published_until is null or published_until > now())`

export async function lockSigningKeys(db: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${signingKeyLock})`.execute(db)
}

/** The key to sign with. @returns undefined when there is none yet. */
export function findSigningKey(db: Db): Promise<SigningKeyRecord | undefined> {
  return db
    .selectFrom('signing_keys')
    .selectAll()
    .where('active_from', '<=', sql<Date>`now()`)
    .where(isPublished)
    .orderBy('active_from', 'desc')
    .executeTakeFirst()
}

/** Every key by which a token may be checked, the newest first. */
export function listPublishedKeys(db: Db): Promise<SigningKeyRecord[]> {
  return db.selectFrom('signing_keys').selectAll().where(isPublished).orderBy('active_from', 'desc').execute()
}

export type SigningKeyPeriod = Pick<SigningKeyRecord, 'id' | 'active_from' | 'published_until'>

const newestFirst: ListOrder = {
  by: [
    { value: sql.ref('signing_keys.active_from'), type: 'timestamptz' },
    { value: sql.ref('signing_keys.id'), type: 'text' },
  ],
  isDescending: true,
}

/** The same keys without the keys themselves: when each signs, and how long it is published. */
export function listSigningKeyPeriods(
  db: Kysely<Schema>,
  section: Section,
): Promise<Listed<SigningKeyPeriod>> {
  const matching = db.selectFrom('signing_keys').where(isPublished)
  const show = (keys: typeof matching) => keys.select(['id', 'active_from', 'published_until'])
  return sectionOf(db, { matching, order: newestFirst, show }, section)
}

export function findPublishedKey(db: Db, id: string): Promise<SigningKeyRecord | undefined> {
  return db.selectFrom('signing_keys').selectAll().where('id', '=', id).where(isPublished).executeTakeFirst()
}

/** @param inSeconds - Until tokens are signed with it; those who check tokens learn of it meanwhile. */
export async function insertSigningKey(
  db: Transaction<Schema>,
  key: { id: string; publicKey: object; privateKey: StoredSecret },
  inSeconds: number,
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      id: key.id,
      public_key: JSON.stringify(key.publicKey),
      ...privateKeyColumns(key.privateKey),
      active_from: sql<Date>`now() + make_interval(secs => ${inSeconds})`,
      published_until: null,
    })
    .execute()
}

/** Older keys stay published for so long, and are gone then. Those that have an end already keep it. */
export async function endSigningKeys(
  db: Transaction<Schema>,
  exceptId: string,
  inSeconds: number,
): Promise<void> {
  const end = sql<Date>`now() + make_interval(secs => ${inSeconds})`
  await db
    .updateTable('signing_keys')
    .set({ published_until: sql<Date>`least(published_until, ${end})` })
    .where('id', '<>', exceptId)
    .execute()
}

export async function removeEndedSigningKeys(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('signing_keys')
    .where('published_until', '<=', sql<Date>`now()`)
    .execute()
}

/** Whether the newest key is older than that. */
export async function areSigningKeysOlderThan(db: Db, days: number): Promise<boolean> {
  const newest = await db
    .selectFrom('signing_keys')
    .select(sql<boolean>`max(created_at) < now() - make_interval(days => ${days})`.as('is_old'))
    .executeTakeFirst()
  return newest?.is_old ?? false
}
