import { isLoopback } from '../config/loopback'

/** Of an app that registered it with the operating system: the reverse of a domain name, RFC 8252, section 7.1. */
const privateUseScheme = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/

/**
 * Whether an authorization response may be sent there: to https, to http on this machine, or to a private-use scheme with a dot.
 * RFC 9700 and RFC 6749 forbid fragments; user information would make one host look like another.
 */
export function isRedirectUri(text: string): boolean {
  if (/[\s\\#]/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return isLoopback(hostname)
  return privateUseScheme.test(protocol)
}
