interface OriginPattern {
  readonly protocol: string
  /** With a leading dot if the pattern leaves the first labels open. */
  readonly hostname: string
  /** Undefined: every port. */
  readonly port: string | undefined
}

/**
 * Returns a function that tells whether an `Origin` header is on the list. An entry is an exact origin, or has `*` for the port
 * (`http://localhost:*`, which also means no port) or for the leading labels of the host (`https://*.example.com`).
 *
 * @param entries - Those that `isOriginPattern` refuses match nothing.
 */
export function originMatcher(entries: readonly string[]): (origin: string) => boolean {
  const patterns = entries.map(parsePattern).filter((pattern) => pattern !== undefined)
  return (origin) => {
    if (!URL.canParse(origin)) return false
    const url = new URL(origin)
    return (
      url.origin === origin.toLowerCase().replace(/\/$/, '') &&
      patterns.some((pattern) => matches(url, pattern))
    )
  }
}

/** Whether an entry of a list of origins is one that can match. */
export function isOriginPattern(entry: string): boolean {
  return parsePattern(entry) !== undefined
}

function matches({ protocol, hostname, port }: URL, pattern: OriginPattern): boolean {
  if (protocol !== pattern.protocol || (pattern.port !== undefined && port !== pattern.port)) return false
  return pattern.hostname.startsWith('.')
    ? hostname.length > pattern.hostname.length && hostname.endsWith(pattern.hostname)
    : hostname === pattern.hostname
}

function parsePattern(entry: string): OriginPattern | undefined {
  const isAnyPort = entry.endsWith(':*')
  const withoutPort = isAnyPort ? entry.slice(0, -2) : entry.replace(/\/$/, '')
  const isAnyLabel = /^https?:\/\/\*\.[^*]*$/i.test(withoutPort)
  const exact = isAnyLabel ? withoutPort.replace('//*.', '//') : withoutPort
  if (exact.includes('*') || !/^https?:\/\/[^/?#@\\\s]+$/i.test(exact) || !URL.canParse(exact))
    return undefined
  const { protocol, hostname, port } = new URL(exact)
  if (isAnyPort && port !== '') return undefined
  return { protocol, hostname: isAnyLabel ? `.${hostname}` : hostname, port: isAnyPort ? undefined : port }
}
