import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AccountKey } from '../store/accounts'
import { insertMailToken, type MailTokenPurpose } from '../store/mail-tokens'
import type { Schema } from '../store/schema'

const tokenBytes = 32

/** What the database keeps. Without salt: 256 random bits leave nothing to guess. */
export function mailTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export interface TokenOrder {
  readonly purpose: MailTokenPurpose
  readonly subject: AccountKey
  readonly lifetimeSeconds: number
}

/** Makes a token for one use. @returns it in clear, which nothing else will ever tell. */
export async function issueMailToken(
  db: Kysely<Schema> | Transaction<Schema>,
  order: TokenOrder,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await insertMailToken(db, { ...order, hash: mailTokenHash(token) })
  return token
}
