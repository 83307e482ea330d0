import { webUrl } from './web-url'

/**
 * Absolute form of a base address given as origin, address or path, without a trailing slash, query or hash.
 *
 * @param page - Address that relative ones start from.
 * @throws {TypeError} when it is no http(s) address.
 */
export function resolveBaseUrl(base: string, page: string): string {
  const given = base.trim() || '/'
  const url = webUrl(given, page)
  if (!url) throw new TypeError(`"${given}" is not a base URL. It starts with http: or https:, or is a path.`)
  return url.origin + withoutTrailingSlashes(url.pathname)
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
