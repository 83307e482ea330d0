import ipaddr from 'ipaddr.js'

const prefixBytes = 8

/**
 * Returns what identifies one subscriber: an IPv4 address, or the /64 network of an IPv6 address, because each subscriber has
 * 2^64 addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const bytes = ipaddr.process(address).toByteArray()
  if (bytes.length === 4) return textOf(bytes)
  return `${textOf(bytes.fill(0, prefixBytes))}/64`
}

/** Returns the one spelling of an IP address, without a zone, or undefined for anything else. */
export function ipAddressOf(text: string | undefined): string | undefined {
  if (text === undefined || !ipaddr.isValid(text)) return undefined
  return textOf(ipaddr.process(text).toByteArray())
}

function textOf(bytes: number[]): string {
  return ipaddr.fromByteArray(bytes).toString()
}
