import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import { portalActor, recordChange, type Actor } from '../store/audit-log'
import type { Schema } from '../store/schema'
import {
  areSigningKeysOlderThan,
  endSigningKeys,
  findPublishedKey,
  findSigningKey,
  insertSigningKey,
  lockSigningKeys,
} from '../store/signing-keys'

export const signingAlgorithm = 'ES256'
/** Time for those who keep the published keys to read them again. */
const noticeSeconds = 15 * 60

export interface SigningKey {
  id: string
  key: CryptoKey
}

/** Makes the first key when there is none. */
export async function currentSigningKey(db: Kysely<Schema>): Promise<SigningKey> {
  const stored = (await findSigningKey(db)) ?? (await firstKey(db))
  return { id: stored.id, key: await imported(stored.private_key) }
}

/** @returns undefined for a key that was never ours, or is no longer published. */
export async function verificationKey(db: Kysely<Schema>, id: string): Promise<CryptoKey | undefined> {
  const stored = await findPublishedKey(db, id)
  return stored && imported(stored.public_key)
}

async function firstKey(db: Kysely<Schema>) {
  return db.transaction().execute(async (transaction) => {
    await lockSigningKeys(transaction)
    const meanwhile = await findSigningKey(transaction)
    if (meanwhile) return meanwhile
    await addKey(transaction, 0)
    const made = await findSigningKey(transaction)
    if (!made) throw new Error('A signing key was made and is not there.')
    return made
  })
}

export interface Rotation {
  actor: Actor
  /** How long the longest-lived token lives. */
  tokenSeconds: number
  /** True when the old keys are known to others: they are void at once, and every token with them. */
  atOnce?: boolean
}

/** @returns the ID of the new key. */
export async function rotateSigningKeys(
  db: Transaction<Schema>,
  { actor, tokenSeconds, atOnce = false }: Rotation,
): Promise<string> {
  await lockSigningKeys(db)
  const hasKey = (await findSigningKey(db)) !== undefined
  const notice = atOnce || !hasKey ? 0 : noticeSeconds
  const id = await addKey(db, notice)
  await endSigningKeys(db, id, atOnce ? 0 : notice + tokenSeconds)
  await recordChange(db, { actor, action: 'signing-key.rotate', subject: id, details: { at_once: atOnce } })
  return id
}

export interface KeyAge {
  days: number
  /** As in `Rotation`. */
  tokenSeconds: number
}

/** The same, by itself, when the newest key has become old. */
export async function rotateOldSigningKeys(
  db: Kysely<Schema>,
  { days, tokenSeconds }: KeyAge,
): Promise<void> {
  if (!(await areSigningKeysOlderThan(db, days))) return
  await db.transaction().execute(async (transaction) => {
    await lockSigningKeys(transaction)
    if (await areSigningKeysOlderThan(transaction, days))
      await rotateSigningKeys(transaction, { actor: portalActor, tokenSeconds })
  })
}

async function addKey(db: Transaction<Schema>, inSeconds: number): Promise<string> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true })
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const id = await calculateJwkThumbprint(publicKey)
  await insertSigningKey(db, { id, publicKey, privateKey }, inSeconds)
  return id
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, signingAlgorithm)) as CryptoKey
}
