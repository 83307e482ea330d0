import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Returns a cipher for stored responses. Only the caller's key can decrypt them, and the database stores neither that key nor one
 * derived from it.
 *
 * @param portalKey - Mixed in, so that short keys of callers cannot be guessed without it.
 */
export function createResponseCipher(callerKey: string, portalKey: Uint8Array) {
  // Stored responses depend on the label, so it never changes.
  const key = new Uint8Array(hkdfSync('sha256', callerKey, portalKey, 'sealed answer', 32))
  return {
    /** Identifies the caller's key without revealing it. */
    hash: createHash('sha256').update(portalKey).update(callerKey).digest('hex'),

    encrypt(text: string): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },

    /** @throws if the text was encrypted with another key, or is damaged. */
    decrypt(encrypted: Buffer): string {
      const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes))
      decipher.setAuthTag(encrypted.subarray(-tagBytes))
      const text = decipher.update(encrypted.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
  }
}
