import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What each kind of secret begins with, so that people and scanners know one when they see it. */
const prefixes = { key: 'ptk', clientSecret: 'pts', gatewayKey: 'ptg', operatorKey: 'pto' } as const
export type SecretKind = keyof typeof prefixes

const secretBytes = 32
/** Of the alphabet 0 to 9 and a to z: one double click selects all of it. */
const base = 36
const longestChecksum = (2 ** 32 - 1).toString(base).length

/** A new secret: prefix, 256 random bits, and a checksum that tells typing errors without asking the database. */
export function newSecret(kind: SecretKind): string {
  const random = BigInt(`0x${randomBytes(secretBytes).toString('hex')}`).toString(base)
  const body = `${prefixes[kind]}_${random}`
  return body + checksumOf(body)
}

/** Whether a text can be a secret of that kind at all. */
export function looksLikeSecret(kind: SecretKind, text: string): boolean {
  const body = text.slice(0, -longestChecksum)
  return body.startsWith(`${prefixes[kind]}_`) && text.slice(-longestChecksum) === checksumOf(body)
}

/** What the database keeps. Without salt: the secrets are random, so there is nothing to guess. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function checksumOf(body: string): string {
  return crc32(body).toString(base).padStart(longestChecksum, '0')
}
