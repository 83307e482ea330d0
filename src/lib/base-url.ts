/**
 * Absolute form of a base address given as origin, address or path, without a trailing slash, query or hash.
 *
 * @param page - Address that relative ones start from.
 * @throws {TypeError} when it is no http(s) address.
 */
export function resolveBaseUrl(base: string, page: string): string {
  const url = new URL(base.trim() || '/', page)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new TypeError(`A base address starts with http: or https:, not with ${url.protocol}`)
  }
  return url.origin + url.pathname.replace(/\/+$/, '')
}
