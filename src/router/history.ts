import { hashUrl, pageOf } from '../lib/hash-url'
import { isRecord } from '../lib/is-record'
import { randomKey } from '../lib/random-key'
import { createStore } from '../lib/store'
import { formatLocation, type PortalLocation, parseLocation } from './location'
import { stateOfMove } from './state-of-move'

/** Where the portal's location is kept. The browser's `history` object is used as it is and never patched. */
export interface PortalHistory {
  /** True where a location's hash is kept in the address. Elsewhere a place inside a page travels in the query. */
  readonly keepsHash: boolean
  current(): PortalLocation
  /** Key of the current entry: the same when the visitor comes back to it. Another one after each move that cannot be undone. */
  entry(): string
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
    entry: browserEntry,
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
    entry: browserEntry,
    ...addresses,
    ...browserMoves(addresses.hrefFor),
    // `popstate` also follows a changed hash, by a link or by hand.
    listen: (changed) => listenTo('popstate', changed),
  }
}

/** @param start - Of the hash, with its hash sign. */
function addressesBehind(start: string): Addresses {
  return {
    hrefFor: ({ path, search }) => hashUrl(`${start}${path}${search}`),
    locationOf(href) {
      const url = new URL(href, document.baseURI)
      const isInside = pageOf(url) === pageOf(window.location) && url.hash.startsWith(`${start}/`)
      return isInside ? parseLocation(url.hash.slice(start.length)) : undefined
    },
  }
}

/** Locations are kept in memory: the page's address never changes, and a reload starts over. */
export function memoryHistory(initial: string): PortalHistory {
  let location = parseLocation(initial)
  let entry = randomKey()
  const move = (next: PortalLocation) => {
    location = next
    entry = randomKey()
    return true
  }
  return {
    keepsHash: false,
    current: () => location,
    entry: () => entry,
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
  let entry = randomKey()
  const request = (next: PortalLocation, replace: boolean) => {
    ask(formatLocation(next), { replace })
    return false
  }
  return {
    keepsHash: false,
    current: location.get,
    entry: () => entry,
    ...(base.startsWith('#') ? addressesBehind : addressesBelow)(base),
    push: (next) => request(next, false),
    replace: (next) => request(next, true),
    listen: location.subscribe,
    moveTo(path) {
      entry = randomKey()
      location.set(parseLocation(path))
    },
  }
}

/** The part of the Navigation API that tells entries of the history apart. */
interface BrowserNavigation {
  readonly currentEntry?: { readonly key: string } | null
}

const ENTRY = 'portalEntry'

/** Key of the page's current entry. Where the browser has none, one is added to the state of the entry. */
function browserEntry(): string {
  const { navigation } = window as Window & { readonly navigation?: BrowserNavigation }
  if (navigation?.currentEntry) return navigation.currentEntry.key
  const state: unknown = window.history.state
  if (isRecord(state) && typeof state[ENTRY] === 'string') return state[ENTRY]
  const key = randomKey()
  // A state of the page that is no object stays as it is.
  if (state === null || isRecord(state)) window.history.replaceState({ ...state, [ENTRY]: key }, '')
  return key
}

function browserMoves(hrefFor: PortalHistory['hrefFor']): Pick<PortalHistory, 'push' | 'replace'> {
  return {
    push: (location) => {
      const href = hrefFor(location)
      window.history.pushState(stateOfMove(href, { isReplaced: false }), '', href)
      return true
    },
    replace: (location) => {
      const href = hrefFor(location)
      window.history.replaceState(stateOfMove(href, { isReplaced: true }), '', href)
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
