type Address = Pick<URL, 'search' | 'hash'>

/** Query of an address, and that of its hash where a portal keeps its location there; the hash's comes first. */
export function addressQuery({ search, hash }: Address): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(hash.split('?')[1]), ...new URLSearchParams(search)])
}

/** The address without some parameters, wherever they stand. Whatever else it says is left as it is written. */
export function withoutParameters(address: string, names: readonly string[]): string {
  const url = new URL(address)
  const [path = '', ...rest] = url.hash.split('?')
  const inHash = new URLSearchParams(rest.join('?'))
  for (const name of names) {
    if (url.searchParams.has(name)) url.searchParams.delete(name)
    if (!inHash.has(name)) continue
    inHash.delete(name)
    url.hash = inHash.size > 0 ? `${path}?${inHash}` : path
  }
  return url.href
}

/** Returns an address with more in its query. @param query - Without its question mark. Empty: the address as it is. */
export function withMoreQuery(address: string, query: string): string {
  if (!query) return address
  const [url = '', ...hash] = address.split('#')
  return [`${url}${url.includes('?') ? '&' : '?'}${query}`, ...hash].join('#')
}
