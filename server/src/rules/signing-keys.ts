import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import { portalActor, recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import type { Keyring } from '../store/keyring'
import type { Schema } from '../store/schema'
import { requireKeyring, signingKeyName, storedPrivateKey } from '../store/stored-secrets'
import {
  areSigningKeysOlderThan,
  endSigningKeys,
  findPublishedKey,
  findSigningKey,
  insertSigningKey,
  listPublishedKeys,
  lockSigningKeys,
} from '../store/signing-keys'
import { inTransaction } from '../store/transactions'
import { signingAlgorithm } from './gateway/client-token'

/** Time for those who keep the published keys to read them again. */
export const noticeSeconds = 15 * 60

export interface SigningKey {
  id: string
  key: CryptoKey
}

/** Makes the first key when there is none. */
export async function currentSigningKey({
  db,
  keyring,
}: Pick<Database, 'db' | 'keyring'>): Promise<SigningKey> {
  const stored = (await findSigningKey(db)) ?? (await firstKey(db, keyring))
  const privateKey = keyring.open(signingKeyName(stored.id), storedPrivateKey(stored))
  return { id: stored.id, key: await imported(JSON.parse(privateKey.toString('utf8')) as JWK) }
}

/** @returns undefined for a key that was never ours, or is no longer published. */
export async function verificationKey(db: Kysely<Schema>, id: string): Promise<CryptoKey | undefined> {
  const stored = await findPublishedKey(db, id)
  return stored && imported(stored.public_key)
}

/** Returns the public halves as a JWK Set has them (RFC 7517). */
export async function publishedKeys(db: Kysely<Schema>): Promise<JWK[]> {
  const keys = await listPublishedKeys(db)
  return keys.map(({ id, public_key }) => ({ ...public_key, kid: id, use: 'sig', alg: signingAlgorithm }))
}

async function firstKey(db: Kysely<Schema>, keyring: Keyring) {
  return inTransaction(db, async (transaction) => {
    await lockSigningKeys(transaction)
    const meanwhile = await findSigningKey(transaction)
    if (meanwhile) return meanwhile
    await addKey(transaction, keyring, 0)
    const made = await findSigningKey(transaction)
    if (!made) throw new Error('A signing key was made and is not there.')
    return made
  })
}

export interface Rotation {
  keyring: Keyring
  actor: Actor
  /** How long the longest-lived token lives. */
  tokenSeconds: number
  /** True when the old keys are known to others: they are void at once, and every token with them. */
  atOnce?: boolean
}

/** @returns the ID of the new key. */
async function rotateSigningKeys(
  db: Transaction<Schema>,
  { keyring, actor, tokenSeconds, atOnce = false }: Rotation,
): Promise<string> {
  await lockSigningKeys(db)
  const hasKey = (await findSigningKey(db)) !== undefined
  const notice = atOnce || !hasKey ? 0 : noticeSeconds
  const id = await addKey(db, keyring, notice)
  await endSigningKeys(db, id, atOnce ? 0 : notice + tokenSeconds)
  await announceChange(db, 'keys')
  await recordChange(db, { actor, action: 'signing-key.rotate', subject: id, details: { at_once: atOnce } })
  return id
}

/**
 * The same, as an operator asks for it: a key in clear must not come beside encrypted ones, nor one that is encrypted with a key
 * that the server does not have.
 *
 * @throws {WrongEncryptionKey}
 */
export async function replaceSigningKey(db: Kysely<Schema>, rotation: Rotation): Promise<string> {
  await requireKeyring(db, rotation.keyring)
  return inTransaction(db, (transaction) => rotateSigningKeys(transaction, rotation))
}

export interface KeyAge {
  days: number
  /** As in `Rotation`. */
  tokenSeconds: number
}

/** The same, by itself, when the newest key has become old. */
export async function rotateOldSigningKeys(
  { db, keyring }: Pick<Database, 'db' | 'keyring'>,
  { days, tokenSeconds }: KeyAge,
): Promise<void> {
  if (!(await areSigningKeysOlderThan(db, days))) return
  await inTransaction(db, async (transaction) => {
    await lockSigningKeys(transaction)
    if (await areSigningKeysOlderThan(transaction, days))
      await rotateSigningKeys(transaction, { keyring, actor: portalActor, tokenSeconds })
  })
}

async function addKey(db: Transaction<Schema>, keyring: Keyring, inSeconds: number): Promise<string> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true })
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const id = await calculateJwkThumbprint(publicKey)
  const sealed = keyring.seal(signingKeyName(id), Buffer.from(JSON.stringify(privateKey)))
  await insertSigningKey(db, { id, publicKey, privateKey: sealed }, inSeconds)
  return id
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, signingAlgorithm)) as CryptoKey
}
