/** A place in the portal, without the base under which the portal lives. */
export interface PortalLocation {
  /** Begins with a slash. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its hash sign, or empty. */
  readonly hash: string
}

/** Only shape matters: the origin is never used. */
const ANYWHERE = 'http://portal.invalid'

/**
 * The location of an address such as `/docs/a?b=c#d`. What names another origin (`https://…`, `//…`, `/\…`) is no place in
 * the portal and becomes its home.
 */
export function parseLocation(address: string): PortalLocation {
  const home = { path: '/', search: '', hash: '' }
  if (!/^[/?#]/.test(address) && address !== '') return home
  let url: URL
  try {
    url = new URL(address, `${ANYWHERE}/`)
  } catch {
    return home
  }
  return url.origin === ANYWHERE ? { path: url.pathname, search: url.search, hash: url.hash } : home
}

export const formatLocation = ({ path, search, hash }: PortalLocation): string => `${path}${search}${hash}`

/** The same place without one query parameter. */
export function withoutParameter(location: PortalLocation, name: string): PortalLocation {
  const query = new URLSearchParams(location.search)
  if (!query.has(name)) return location
  query.delete(name)
  const rest = query.toString()
  return { ...location, search: rest === '' ? '' : `?${rest}` }
}
