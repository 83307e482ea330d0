import { createStore } from '../lib/store'
import { formatLocation, type PortalLocation, parseLocation } from './location'

/** Where the portal's location is kept. The browser's `history` object is used as it is and never patched. */
export interface PortalHistory {
  /** True where a location's hash is kept in the address. Elsewhere a place inside a page travels in the query. */
  readonly keepsHash: boolean
  current(): PortalLocation
  /** Address that a link to a location shows. */
  hrefFor(location: PortalLocation): string
  /** Location of a link's address, or undefined when it leads out of the portal. */
  locationOf(href: string): PortalLocation | undefined
  /** Moves there; false when that is for the host to do. */
  push(location: PortalLocation): boolean
  replace(location: PortalLocation): boolean
  /** Calls back when the visitor goes back or forward, or the host moves the portal. Returns the undo. */
  listen(changed: () => void): () => void
}

/** Locations are paths of the page's origin below `base`. */
export function pathHistory(base: string): PortalHistory {
  const addresses = addressesBelow(base)
  return {
    keepsHash: true,
    current: () => addresses.locationOf(window.location.href) ?? parseLocation('/'),
    ...addresses,
    ...browserMoves(addresses.hrefFor),
    listen: (changed) => listenTo('popstate', changed),
  }
}

type Addresses = Pick<PortalHistory, 'hrefFor' | 'locationOf'>

function addressesBelow(base: string): Addresses {
  const prefix = `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '')
  return {
    hrefFor: (location) => `${prefix}${formatLocation(location)}`,
    locationOf(href) {
      const url = new URL(href, document.baseURI)
      const isInside = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)
      if (url.origin !== window.location.origin || !isInside) return undefined
      return { path: url.pathname.slice(prefix.length) || '/', search: url.search, hash: url.hash }
    },
  }
}

/** Locations live behind the hash of whatever page the portal stands in; a hash of their own cannot be kept. */
export function hashHistory(): PortalHistory {
  const addresses = addressesBehind('#')
  return {
    keepsHash: false,
    current: () => addresses.locationOf(window.location.href) ?? parseLocation('/'),
    ...addresses,
    ...browserMoves(addresses.hrefFor),
    // `popstate` also follows a changed hash, by a link or by hand.
    listen: (changed) => listenTo('popstate', changed),
  }
}

/** @param start - Of the hash, with its hash sign. */
function addressesBehind(start: string): Addresses {
  const pageOf = (url: URL) => `${url.origin}${url.pathname}${url.search}`
  return {
    hrefFor: ({ path, search }) => `${start}${path}${search}`,
    locationOf(href) {
      const url = new URL(href, document.baseURI)
      const isInside =
        pageOf(url) === pageOf(new URL(window.location.href)) && url.hash.startsWith(`${start}/`)
      return isInside ? parseLocation(url.hash.slice(start.length)) : undefined
    },
  }
}

/** Locations are kept in memory: the page's address never changes, and a reload starts over. */
export function memoryHistory(initial: string): PortalHistory {
  let location = parseLocation(initial)
  const move = (next: PortalLocation) => {
    location = next
    return true
  }
  return {
    keepsHash: false,
    current: () => location,
    hrefFor: formatLocation,
    locationOf: locationOfPath,
    push: move,
    replace: move,
    listen: () => () => undefined,
  }
}

export interface HostHistory extends PortalHistory {
  /** The host's word: the portal now stands at this path. */
  moveTo(path: string): void
}

/**
 * The host page owns the location: it hears `navigate`, decides, and answers by setting `path`.
 *
 * @param ask - Tells the host where the portal wants to go.
 * @param base - Where the host shows the portal, for links: a path of the page's origin, or the start of a hash.
 */
export function hostHistory(
  initial: string,
  ask: (to: string, options: { replace: boolean }) => void,
  base = '/',
): HostHistory {
  const location = createStore(parseLocation(initial))
  const request = (next: PortalLocation, replace: boolean) => {
    ask(formatLocation(next), { replace })
    return false
  }
  return {
    keepsHash: false,
    current: location.get,
    ...(base.startsWith('#') ? addressesBehind : addressesBelow)(base),
    push: (next) => request(next, false),
    replace: (next) => request(next, true),
    listen: location.subscribe,
    moveTo: (path) => location.set(parseLocation(path)),
  }
}

function browserMoves(hrefFor: PortalHistory['hrefFor']): Pick<PortalHistory, 'push' | 'replace'> {
  return {
    push: (location) => {
      window.history.pushState(null, '', hrefFor(location))
      return true
    },
    replace: (location) => {
      window.history.replaceState(null, '', hrefFor(location))
      return true
    },
  }
}

function listenTo(event: 'popstate', changed: () => void): () => void {
  window.addEventListener(event, changed)
  return () => window.removeEventListener(event, changed)
}

/** Without an address of their own, links show plain paths of the page's origin. */
function locationOfPath(href: string): PortalLocation | undefined {
  const url = new URL(href, document.baseURI)
  return url.origin === window.location.origin
    ? { path: url.pathname, search: url.search, hash: url.hash }
    : undefined
}
