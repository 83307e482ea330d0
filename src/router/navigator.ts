import { LatestWork } from '../lib/latest-work'
import { runInBackground } from '../lib/run-in-background'
import { type AskPermission, decide, type GuardFacts } from './guards'
import type { PortalHistory } from './history'
import { formatLocation, type PortalLocation, parseLocation } from './location'
import type { MatchRoute, RouteMatch } from './match'
import { paths } from './paths'
import type { Route } from './route'

/** The navigator's connections to everything outside the router. */
export interface NavigatorPorts {
  /** Facts for the guards; may wait for the portal's start. */
  facts(location: PortalLocation): Promise<GuardFacts>
  readonly askPermission: AskPermission
  /** Keeps the place asked for until the visitor has signed in. */
  remember(target: string): void
  forgetTarget(): void
  /** Ends on the server what may be left of a session. Does not fail. */
  endSession(): Promise<void>
}

export type Arrival<R extends Route = Route> =
  | { readonly status: 'shown'; readonly location: PortalLocation; readonly match: RouteMatch<R> }
  /** The portal could not start, or the server could not say whether the developer may go there. */
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

export interface Navigator {
  /** Shows the history's current location, and follows it until the signal aborts. */
  start(signal: AbortSignal): void
  /** Goes to an address of the portal, such as `/docs/orders?section=paging`. */
  navigate(address: string, options?: { replace?: boolean }): void
}

/** More than any chain of guards can ask for; a longer one is a circle. */
const MOST_REDIRECTS = 10

/** Takes the visitor where the guards allow. A navigation that starts while another is being decided replaces it. */
export function createNavigator<R extends Route>(
  history: PortalHistory,
  matchRoute: MatchRoute<R>,
  ports: NavigatorPorts,
  arrived: (arrival: Arrival<R>) => void,
): Navigator {
  const navigations = new LatestWork()

  async function settle(wanted: PortalLocation): Promise<{ location: PortalLocation; match: RouteMatch<R> }> {
    let location = wanted
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const match = matchRoute(location.path)
      if (!match) {
        location = parseLocation(paths.notFound)
        continue
      }
      const decision = await decide({ to: location, match }, await ports.facts(location), ports.askPermission)
      if (decision.kind === 'proceed') return { location, match }
      if (decision.endsSession) await ports.endSession()
      if (decision.remember !== undefined) ports.remember(decision.remember)
      if (decision.forgets) ports.forgetTarget()
      location = parseLocation(decision.to)
    }
    throw new Error(`The way to ${wanted.path} never ends: its guards redirect in a circle.`)
  }

  /** `move` writes the location where it ends; undefined when the history stands at `wanted` already. */
  async function go(wanted: PortalLocation, move?: 'push' | 'replace'): Promise<void> {
    const signal = navigations.begin()
    try {
      const { location, match } = await settle(wanted)
      if (signal.aborted) return
      const isThere = formatLocation(location) === formatLocation(history.current())
      const moved = isThere || history[move ?? 'replace'](location)
      if (moved) arrived({ status: 'shown', location, match })
    } catch (error) {
      if (!signal.aborted)
        arrived({ status: 'failed', error, retry: () => runInBackground(go(wanted, move)) })
    }
  }

  return {
    start(signal) {
      const stopListening = history.listen(() => runInBackground(go(history.current())))
      signal.addEventListener('abort', () => {
        stopListening()
        navigations.end()
      })
      runInBackground(go(history.current()))
    },
    navigate: (address, options = {}) =>
      runInBackground(go(parseLocation(address), options.replace ? 'replace' : 'push')),
  }
}
