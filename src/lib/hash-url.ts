/** Returns the URL of a page, without its hash. */
export const pageOf = ({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>): string =>
  `${origin}${pathname}${search}`

/** URL of a hash of the current page. With a `<base>` of the page, the hash alone would lead to what that names. */
export function hashUrl(hash: string): string {
  const { location } = window
  const isAlone = pageOf(new URL(document.baseURI)) === pageOf(location)
  return isAlone ? hash : `${location.pathname}${location.search}${hash}`
}
