import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Prefixes by which people and secret scanners recognize a secret and its kind. */
const prefixes = { key: 'ptk', clientSecret: 'pts', gatewayKey: 'ptg', operatorKey: 'pto' } as const
export type SecretKind = keyof typeof prefixes

const secretBytes = 32
/** Of the alphabet 0 to 9 and a to z: one double click selects all of it. */
const base = 36
const longestChecksum = (2 ** 32 - 1).toString(base).length

/** A new secret: prefix, 256 random bits, and a checksum that finds typing errors without a query. */
export function newSecret(kind: SecretKind): string {
  const random = BigInt(`0x${randomBytes(secretBytes).toString('hex')}`).toString(base)
  const body = `${prefixes[kind]}_${random}`
  return body + checksumOf(body)
}

/** Whether a text begins as that kind of secret does. */
export const isSecret = (kind: SecretKind, text: string): boolean => text.startsWith(`${prefixes[kind]}_`)

/** Whether a text has the prefix and checksum of that kind of secret. */
export function hasValidChecksum(kind: SecretKind, text: string): boolean {
  const body = text.slice(0, -longestChecksum)
  return body.startsWith(`${prefixes[kind]}_`) && text.slice(-longestChecksum) === checksumOf(body)
}

/** Returns what the database stores. No salt is needed, because secrets are random. */
export function secretHash(secret: string): string {
  return hash('sha256', secret)
}

function checksumOf(body: string): string {
  return crc32(body).toString(base).padStart(longestChecksum, '0')
}
