import ipaddr from 'ipaddr.js'

const prefixBytes = 8

/**
 * Returns what stands for one subscriber: an IPv4 address, or the /64 network of an IPv6 address, of which anybody has
 * 2^64 addresses to try from.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const prefix = parsed.toByteArray().slice(0, prefixBytes)
  return `${Buffer.from(prefix).toString('hex')}/64`
}
