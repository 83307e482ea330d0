import { sql, type Kysely, type Transaction } from 'kysely'
import type { Keyring, StoredSecret } from './keyring'
import type { Schema } from './schema'
import { secretLabel } from './secrets'

/** Any number, the same in every process: of several that start at once, one encrypts. */
const encryptionLock = 7_406_004

/**
 * Opens every secret of the server in the database, and stores those anew that are not encrypted with the current key: those
 * in clear, when a key is first given, and those of the previous key.
 *
 * @returns how many were stored anew.
 * @throws {WrongEncryptionKey} if one cannot be opened; nothing has been changed then.
 */
export function adoptKeyring(db: Kysely<Schema>, keyring: Keyring): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${encryptionLock})`.execute(transaction)
    let changed = 0
    for (const { name, stored, store } of await storedSecrets(transaction)) {
      const secret = keyring.open(name, stored)
      if (stored.keyId === keyring.keyId) continue
      await store(keyring.seal(name, secret))
      changed += 1
    }
    return changed
  })
}

/** Opens every secret, and changes nothing. @throws {WrongEncryptionKey} */
export async function requireKeyring(db: Kysely<Schema>, keyring: Keyring): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { name, stored } of await storedSecrets(transaction)) keyring.open(name, stored)
  })
}

/** Returns IDs of the keys with which secrets are encrypted, null for those in clear. */
export async function storedKeyIds(db: Kysely<Schema>): Promise<(string | null)[]> {
  const { rows } = await sql<{ key_id: string | null }>`
    select key_id from secrets union select key_id from signing_keys order by key_id`.execute(db)
  return rows.map(({ key_id }) => key_id)
}

interface Entry {
  name: string
  stored: StoredSecret
  store(secret: StoredSecret): Promise<unknown>
}

async function storedSecrets(db: Transaction<Schema>): Promise<Entry[]> {
  const secrets = await db.selectFrom('secrets').selectAll().orderBy('name').orderBy('kid').execute()
  const keys = await db.selectFrom('signing_keys').selectAll().orderBy('id').execute()
  return [
    ...secrets.map(({ name, kid, value, key_id }) => ({
      name: secretLabel(name, kid),
      stored: { value, keyId: key_id },
      store: (secret: StoredSecret) =>
        db
          .updateTable('secrets')
          .set({ value: secret.value, key_id: secret.keyId })
          .where('name', '=', name)
          .where('kid', '=', kid)
          .execute(),
    })),
    ...keys.map(({ id, private_key, key_id }) => ({
      name: signingKeyName(id),
      stored: storedPrivateKey({ private_key, key_id }),
      store: (secret: StoredSecret) =>
        db.updateTable('signing_keys').set(privateKeyColumns(secret)).where('id', '=', id).execute(),
    })),
  ]
}

export function signingKeyName(id: string): string {
  return `signing-key:${id}`
}

/** An encrypted key is a string of Base64 in the same column. */
export function storedPrivateKey({
  private_key,
  key_id,
}: {
  private_key: object | string
  key_id: string | null
}): StoredSecret {
  const value =
    typeof private_key === 'string'
      ? Buffer.from(private_key, 'base64')
      : Buffer.from(JSON.stringify(private_key))
  return { value, keyId: key_id }
}

export function privateKeyColumns({ value, keyId }: StoredSecret) {
  const text = keyId === null ? value.toString('utf8') : JSON.stringify(value.toString('base64'))
  return { private_key: text, key_id: keyId }
}
