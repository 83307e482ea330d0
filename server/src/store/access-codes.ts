import { sql, type Kysely, type Transaction } from 'kysely'
import { sectionOf, type Listed, type ListOrder, type Section } from './paging'
import type { Schema } from './schema'

type Db = Kysely<Schema> | Transaction<Schema>

/** A code as operators see it: without the code. */
export interface AccessCodeRecord {
  id: string
  name: string
  /** Null: any number. */
  max_uses: number | null
  uses: number
  expires_at: Date | null
  created_at: Date
}

const uses = sql<number>`(
  select count(*)::integer from access_code_uses where access_code_uses.code_id = access_codes.id
)`
const columns = ['id', 'name', 'max_uses', 'expires_at', 'created_at'] as const

const byName: ListOrder = { by: [{ value: sql.ref('access_codes.name'), type: 'text' }] }

/** By name. */
export function listAccessCodes(db: Kysely<Schema>, section: Section): Promise<Listed<AccessCodeRecord>> {
  const matching = db.selectFrom('access_codes')
  const show = (codes: typeof matching) => codes.select(columns).select(uses.as('uses'))
  return sectionOf(db, { matching, order: byName, show }, section)
}

/** @returns undefined if the name or the code is taken. */
export function insertAccessCode(
  db: Transaction<Schema>,
  code: { name: string; codeHash: string; maxUses: number | null; expiresAt: Date | null },
): Promise<AccessCodeRecord | undefined> {
  return db
    .insertInto('access_codes')
    .values({
      name: code.name,
      code_hash: code.codeHash,
      max_uses: code.maxUses,
      expires_at: code.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .returning(sql<number>`0`.as('uses'))
    .executeTakeFirst()
}

/** @returns its ID; undefined if there is none of that name. */
export async function deleteAccessCode(db: Transaction<Schema>, name: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('access_codes')
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst()
  return deleted?.id
}

/** Returns whether the code is one that has not expired, however often it was used. */
export async function isAccessCode(db: Db, codeHashes: readonly string[]): Promise<boolean> {
  return (await current(db, codeHashes).executeTakeFirst()) !== undefined
}

const current = (db: Db, codeHashes: readonly string[]) =>
  db
    .selectFrom('access_codes')
    .select(['id', 'max_uses'])
    .where('code_hash', 'in', codeHashes)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)

/**
 * Uses a code for an address, once: the same address may use it again. Of several at once, no more get it than it has uses.
 *
 * @returns its ID; undefined if it is unknown, has expired, or has no uses left.
 */
export async function useAccessCode(
  db: Transaction<Schema>,
  codeHashes: readonly string[],
  addressHash: string,
): Promise<string | undefined> {
  const known = await current(db, codeHashes).executeTakeFirst()
  // Where nothing is counted, nobody waits for others but for who voids the code.
  const isCounted = known?.max_uses !== null
  const locked = current(db, codeHashes)
  const code = await (isCounted ? locked.forUpdate() : locked.forKeyShare()).executeTakeFirst()
  if (!code) return undefined
  const insert = () =>
    db
      .insertInto('access_code_uses')
      .values({ code_id: code.id, address_hash: addressHash })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (code.max_uses === null) {
    await insert()
    return code.id
  }
  const { isUsed, count } = await db
    .selectNoFrom([
      sql<boolean>`exists (
        select from access_code_uses where code_id = ${code.id} and address_hash = ${addressHash}
      )`.as('isUsed'),
      sql<number>`(
        select count(*)::integer from (
          select from access_code_uses where code_id = ${code.id} limit ${code.max_uses}
        ) uses
      )`.as('count'),
    ])
    .executeTakeFirstOrThrow()
  if (isUsed) return code.id
  if (count >= code.max_uses) return undefined
  await insert()
  return code.id
}
