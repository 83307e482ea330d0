import { createHash, createHmac, randomBytes } from 'node:crypto'

const tokenBytes = 32

export function newRefreshToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What the database keeps. Without salt: the tokens are random, so there is nothing to guess. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The token that replaces another. Computed, not drawn: two tabs that refresh at once, or a client whose answer was
 * lost, get the same successor, though the database keeps only hashes.
 */
export function successorOf(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url')
}
