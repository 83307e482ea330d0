/**
 * Tells whether an `Origin` header is on the list. An entry is an exact origin, or has `*` for the port
 * (`http://localhost:*`, which also means no port) or for the host's leading labels (`https://*.example.com`).
 */
export function originMatcher(patterns: readonly string[]): (origin: string) => boolean {
  const expressions = patterns.map(expressionOf)
  return (origin) => expressions.some((expression) => expression.test(origin))
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\*$/, '(:\\d{1,5})?')
    .replace('//*\\.', '//([a-z0-9-]+\\.)+')
  return new RegExp(`^${source}$`, 'i')
}
