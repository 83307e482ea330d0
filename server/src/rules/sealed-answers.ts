import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Keeps texts that only whoever knows a word can read again. The database has neither the word nor a key made of it,
 * so what it keeps tells nobody anything by itself.
 *
 * @param portalKey - Makes short words useless without the portal's own.
 */
export function sealedWith(word: string, portalKey: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', word, portalKey, 'sealed answer', 32))
  return {
    /** Tells one word from another, without telling the word. */
    hash: createHash('sha256').update(portalKey).update(word).digest('hex'),

    seal(text: string): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce)
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },

    /** @throws when the text was sealed with another word, or is damaged. */
    open(sealed: Buffer): string {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes))
      decipher.setAuthTag(sealed.subarray(-tagBytes))
      const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
  }
}
