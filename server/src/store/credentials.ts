import { sql, type Kysely, type Transaction } from 'kysely'
import { pageOf, type Page, type Paged } from './paging'
import type { Schema } from './schema'

const today = sql`(now() at time zone 'utc')::date`

/** Whether a key's last use was before today, as far as is recorded. */
export const isUsedBefore = sql<boolean>`credentials.last_used_on is distinct from ${today}`

/** A key as the wire shows it: without its value. */
export interface CredentialRecord {
  id: string
  display_name: string
  /** Null for keys of earlier versions, of which only the hash is known. */
  first_characters: string | null
  created_at: Date
  /** Day in UTC, `2026-11-22`; null if no gateway has asked for the key, or reported a request with it. */
  last_used_on: string | null
  /** Whether another system has issued it. */
  is_imported: boolean
}

type NamedCredential = Pick<CredentialRecord, 'id' | 'display_name'>

/** Columns to sort by, and in which direction. */
export interface CredentialOrder {
  column: 'display_name' | 'first_characters' | 'created_at' | 'last_used_on'
  isDescending: boolean
}

/** @param order - Empty values come last. Default: newest first. */
export async function listCredentials(
  db: Kysely<Schema>,
  applicationId: string,
  page: Page,
  { column, isDescending }: CredentialOrder = { column: 'created_at', isDescending: true },
): Promise<Paged<CredentialRecord>> {
  const value = column === 'display_name' ? sql`lower(display_name)` : sql.ref(column)
  return pageOf(
    db
      .selectFrom('credentials')
      .select([
        'id',
        'display_name',
        'first_characters',
        'created_at',
        sql<string | null>`to_char(last_used_on, 'YYYY-MM-DD')`.as('last_used_on'),
        'is_imported',
      ])
      .where('application_id', '=', applicationId)
      .orderBy(value, (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
      .orderBy('created_at', 'desc')
      .orderBy('id'),
    page,
  )
}

export async function countCredentials(
  db: Kysely<Schema> | Transaction<Schema>,
  applicationId: string,
): Promise<number> {
  const { total } = await db
    .selectFrom('credentials')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertCredential(
  db: Transaction<Schema>,
  credential: NamedCredential & { applicationId: string; keyHash: string; firstCharacters: string },
): Promise<void> {
  const { id, display_name, applicationId, keyHash, firstCharacters } = credential
  await db
    .insertInto('credentials')
    .values({
      id,
      display_name,
      application_id: applicationId,
      key_hash: keyHash,
      first_characters: firstCharacters,
    })
    .execute()
}

/** @returns whether the application has that key. */
export async function renameCredential(
  db: Transaction<Schema>,
  applicationId: string,
  { id, display_name }: NamedCredential,
): Promise<boolean> {
  const renamed = await db
    .updateTable('credentials')
    .set({ display_name, updated_at: new Date() })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Records that keys were used today: one write a day for each, however often it is used. */
export async function setUsedCredentials(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ last_used_on: today })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('credentials')
        .select('id')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where(isUsedBefore)
        // In one order, so that two processes do not wait for each other.
        .orderBy('id')
        .forUpdate(),
    )
    .execute()
}

/** A request with a key, as a gateway reports it. */
export interface CredentialUse {
  id: string
  applicationId: string
  at: Date
}

/** Records the latest day on which each key was used. Keys of other applications, and earlier days, change nothing. */
export async function recordCredentialUses(
  db: Kysely<Schema>,
  uses: readonly CredentialUse[],
): Promise<void> {
  if (uses.length === 0) return
  await sql`
    with used as (
      select id, application_id, max((at at time zone 'utc')::date) as day
      from unnest(
        ${uses.map(({ id }) => id)}::uuid[],
        ${uses.map(({ applicationId }) => applicationId)}::uuid[],
        ${uses.map(({ at }) => at.toISOString())}::timestamptz[]
      ) as uses (id, application_id, at)
      group by id, application_id
    ), outdated as (
      -- In one order, so that two processes do not wait for each other.
      select credentials.id, used.day
      from credentials join used using (id, application_id)
      where credentials.last_used_on is null or credentials.last_used_on < used.day
      order by credentials.id
      for update of credentials
    )
    update credentials set last_used_on = outdated.day from outdated where credentials.id = outdated.id
  `.execute(db)
}

/** Removes a key, of which only its hash and name remain. @returns its name; undefined when the application has no such key. */
export async function deleteCredential(
  db: Transaction<Schema>,
  applicationId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('credentials')
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .returning(['id', 'application_id', 'display_name', 'key_hash', 'first_characters', 'is_imported'])
    .executeTakeFirst()
  if (deleted) await db.insertInto('revoked_credentials').values(deleted).execute()
  return deleted?.display_name
}
