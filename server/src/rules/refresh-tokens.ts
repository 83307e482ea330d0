import { createHash, createHmac, randomBytes } from 'node:crypto'

const tokenBytes = 32

export function newRefreshToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Returns what the database stores. No salt is needed, because tokens are random. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Returns the token that replaces another. Derived, not random: two tabs that refresh at once, or a client whose response was
 * lost, get the same successor, although the database stores only hashes.
 */
export function successorOf(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url')
}
