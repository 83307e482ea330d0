import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../store/database'
import { secretNamed } from '../store/secrets'
import { addressHash, type Address } from './rate-limits'

/**
 * Browsers in which somebody has signed in with the right password. Their attempts are counted apart, so that wrong passwords of others
 * lock nobody out of them. A token tells nothing but that: it has a random ID and the end of its lifetime, and is valid for one address only.
 */
export interface KnownDevices {
  /** Returns a new token for a browser that has just signed in. */
  issue(address: Address): string
  /** Returns the device's ID, or undefined unless the token is one of this portal for the address and has not expired. */
  idOf(token: string | undefined, address: Address): string | undefined
}

const idBytes = 16

export async function createKnownDevices(
  database: Pick<Database, 'db' | 'keyring'>,
  lifetimeSeconds: number,
): Promise<KnownDevices> {
  const key = await secretNamed(database, 'known-devices')
  const signatureOf = (content: string, address: Address) =>
    createHmac('sha256', key)
      .update(`${content}.${addressHash(address)}`)
      .digest()

  return {
    issue(address) {
      const end = Math.floor(Date.now() / 1000) + lifetimeSeconds
      const content = `${randomBytes(idBytes).toString('base64url')}.${end}`
      return `${content}.${signatureOf(content, address).toString('base64url')}`
    },
    idOf(token, address) {
      const [, content = '', id, end, signature = ''] =
        /^(([\w-]{22})\.(\d{1,12}))\.([\w-]{43})$/.exec(token ?? '') ?? []
      const isSigned = timingSafeEqual(
        Buffer.from(signature.padEnd(43, 'A'), 'base64url'),
        signatureOf(content, address),
      )
      return isSigned && Number(end) * 1000 > Date.now() ? id : undefined
    },
  }
}
