import { randomBytes } from 'node:crypto'
import type { Database } from './database'

const secretBytes = 32

/** A key that the server made for itself. The first process to ask makes it; all others get the same. */
export async function secretNamed(
  { db, keyring }: Pick<Database, 'db' | 'keyring'>,
  name: string,
): Promise<Uint8Array> {
  const { value, keyId } = keyring.seal(name, randomBytes(secretBytes))
  await db
    .insertInto('secrets')
    .values({ name, value, key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const stored = await db
    .selectFrom('secrets')
    .select(['value', 'key_id'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return new Uint8Array(keyring.open(name, { value: stored.value, keyId: stored.key_id }))
}
