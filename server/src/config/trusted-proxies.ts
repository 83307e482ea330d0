import { isIP } from 'node:net'
import { ConfigError, type EnvironmentReader } from './environment'

/** Number of reverse proxies in front of the server, or their addresses. 0: there is none. */
export type TrustedProxies = number | readonly string[]

const mostHops = 10
/** Names of ranges, as the `trust proxy` setting of Express has them. */
const rangeNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** @throws {ConfigError} */
export function readTrustedProxies(read: EnvironmentReader): TrustedProxies {
  const value = read.text('TRUST_PROXY')
  if (value === undefined) return 0
  if (/^\d+$/.test(value) && Number(value) <= mostHops) return Number(value)
  const ranges = read.list('TRUST_PROXY')
  if (ranges.every(isRange)) return ranges
  throw new ConfigError(
    `TRUST_PROXY must be the number of reverse proxies in front of the server or their addresses (10.0.0.0/8, 192.168.1.7), not "${value}".`,
  )
}

function isRange(text: string): boolean {
  if (rangeNames.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
