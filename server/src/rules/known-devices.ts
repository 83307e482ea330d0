import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Secrets, SecretVersion } from '../store/secrets'
import { addressHash, type Address } from './rate-limits'

/**
 * Browsers in which an account has signed in with the right password. Their attempts are counted apart, so that wrong passwords of others
 * lock nobody out of them. A token tells nothing but that: it has a random ID and the end of its lifetime, and is valid for one address only.
 */
export interface KnownDevices {
  /** Of a token. */
  readonly lifetimeSeconds: number
  /** Returns a new token for a browser that has just signed in. */
  issue(address: Address): Promise<string>
  /** Returns the device's ID, or undefined unless the token is one of this portal for the address and has not expired. */
  idOf(token: string | undefined, address: Address): Promise<string | undefined>
}

const idBytes = 16

export function createKnownDevices(secrets: Secrets, lifetimeSeconds: number): KnownDevices {
  const signatureWith = ({ key }: SecretVersion, content: string, address: Address) =>
    createHmac('sha256', key)
      .update(`${content}.${addressHash(address)}`)
      .digest()

  return {
    lifetimeSeconds,
    async issue(address) {
      const { current } = await secrets.named('known-devices')
      const end = Math.floor(Date.now() / 1000) + lifetimeSeconds
      const content = `${randomBytes(idBytes).toString('base64url')}.${end}.${current.kid}`
      return `${content}.${signatureWith(current, content, address).toString('base64url')}`
    },
    async idOf(token, address) {
      const [, content = '', id, end, kid, signature = ''] =
        /^(([\w-]{22})\.(\d{1,12})\.(\w{1,12}))\.([\w-]{43})$/.exec(token ?? '') ?? []
      const version = kid === undefined ? undefined : await secrets.version('known-devices', kid)
      if (!version) return undefined
      const expected = signatureWith(version, content, address)
      const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), expected)
      return isSigned && Number(end) * 1000 > Date.now() ? id : undefined
    },
  }
}
