import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const idBytes = 6

/** Keys of 32 bytes that the operator gives. Both may be absent. */
export interface EncryptionKeys {
  readonly current?: Uint8Array
  /** What was encrypted with it is encrypted with the current one at the start, or kept in clear if there is none. */
  readonly previous?: Uint8Array
}

/** A secret as the database keeps it. */
export interface StoredSecret {
  value: Buffer
  /** Null if it is in clear. */
  keyId: string | null
}

/** What is stored and the keys of the settings do not belong together. The message is for the operator and holds no secret. */
export class WrongEncryptionKey extends Error {
  override readonly name = 'WrongEncryptionKey'
}

/** Encrypts the server's own secrets for the database. */
export class Keyring {
  /** Of the current key; null if there is none. It does not tell the key. */
  readonly keyId: string | null
  #current: Uint8Array | undefined
  #keys = new Map<string, Uint8Array>()

  constructor({ current, previous }: EncryptionKeys = {}) {
    this.#current = current
    this.keyId = current ? idOf(current) : null
    for (const key of [current, previous]) if (key) this.#keys.set(idOf(key), key)
  }

  /** @param name - Of the secret: its value cannot take the place of another. */
  seal(name: string, secret: Uint8Array): StoredSecret {
    if (!this.#current) return { value: Buffer.from(secret), keyId: null }
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, this.#current, nonce).setAAD(Buffer.from(name))
    const value = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
    return { value, keyId: this.keyId }
  }

  /** @throws {WrongEncryptionKey} if the key is not there, or the value is not what was stored under the name. */
  open(name: string, { value, keyId }: StoredSecret): Buffer {
    if (keyId === null) return value
    const key = this.#keys.get(keyId)
    if (!key) throw new WrongEncryptionKey(this.advice(keyId))
    try {
      const decipher = createDecipheriv(algorithm, key, value.subarray(0, nonceBytes))
      decipher.setAAD(Buffer.from(name)).setAuthTag(value.subarray(-tagBytes))
      return Buffer.concat([decipher.update(value.subarray(nonceBytes, -tagBytes)), decipher.final()])
    } catch {
      throw new WrongEncryptionKey(
        `The secret ${name} in the database was changed by something else than the portal (key ${keyId}). Restore a backup.`,
      )
    }
  }

  has(keyId: string): boolean {
    return this.#keys.has(keyId)
  }

  /** Returns what an operator does about a key that is not there. */
  advice(keyId: string): string {
    const given =
      this.#keys.size === 0 ? 'ENCRYPTION_KEY is not set' : `ENCRYPTION_KEY is ${this.keyId ?? 'not set'}`
    return `The secrets in the database are encrypted with the key ${keyId}, and ${given}. Set ENCRYPTION_KEY to that key, or PREVIOUS_ENCRYPTION_KEY if it was replaced.`
  }
}

function idOf(key: Uint8Array): string {
  return createHash('sha256')
    .update('portal encryption key')
    .update(key)
    .digest('hex')
    .slice(0, 2 * idBytes)
}
