import { isIPv4 } from 'node:net'

/** Whether a host, as a name or an IP address, is reached from this machine only. An IPv6 address may stand in brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || isLoopbackIpv4(name)
}

/** The same for a `Host` header, which may have a port. */
export function isLoopbackAuthority(authority: string): boolean {
  const colon = authority.lastIndexOf(':')
  const hasPort = colon > authority.lastIndexOf(']') && /^\d{0,5}$/.test(authority.slice(colon + 1))
  return isLoopback(hasPort ? authority.slice(0, colon) : authority)
}

function isLoopbackIpv4(name: string): boolean {
  return isIPv4(name) && name.startsWith('127.')
}
