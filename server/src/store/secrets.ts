import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

const secretBytes = 32

/** A key that the server made for itself. The first process to ask makes it; all others get the same. */
export async function secretNamed(db: Kysely<Schema>, name: string): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return new Uint8Array(value)
}
