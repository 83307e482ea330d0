import { runInBackground } from '../../src/lib/run-in-background'
import {
  type Arrival,
  createNavigator,
  formatLocation,
  type GuardFacts,
  type HostHistory,
  hashHistory,
  hostHistory,
  memoryHistory,
  type Navigator,
  parseLocation,
  pathHistory,
  paths,
  type PortalHistory,
  withoutParameter,
} from '../../src/router'
import { historyEntries } from '../../src/state/screen/history-entry'
import type { Portal, PortalEvents } from '../../src/state'
import { matchRoute, type PortalRoute } from './routes'

export interface PortalVisitOptions {
  readonly portal: Portal
  readonly history: PortalHistory
  /** Goes on after a sign-in by loading the page. */
  readonly reloadsAfterSignIn: boolean
  arrived(arrival: Arrival<PortalRoute>): void
  /** Asks the page about a move out of the portal; false keeps the visitor here. */
  mayLeaveFor(address: string): boolean
  /** Called when the visit ends. */
  stopped(): void
}

/** One visit of a portal: the navigator with what it needs of session and context. */
export class PortalVisit {
  readonly history: PortalHistory
  readonly #portal: Portal
  readonly #navigator: Navigator
  readonly #reloadsAfterSignIn: boolean
  readonly #mayLeaveFor: (address: string) => boolean
  readonly #stopped: () => void
  #latest: Arrival<PortalRoute> | undefined
  /** ID of the developer whom the history belongs to. */
  #owner: string | undefined

  constructor(options: PortalVisitOptions) {
    const { portal, history, arrived, mayLeaveFor, stopped } = options
    this.#portal = portal
    this.#reloadsAfterSignIn = options.reloadsAfterSignIn
    this.#mayLeaveFor = mayLeaveFor
    this.#stopped = stopped
    this.history = history
    this.#owner = portal.session.current.viewer?.id
    const ports = {
      facts: () => this.#facts(),
      askPermission: async (productId: string) => {
        // Permissions that were just granted: moves between the operations or documents of one product do not wait for the
        // server.
        if (this.#shownProduct === productId) return 'granted' as const
        const response = await portal.api
          .GET('/api/v2/products/{productId}/actions', { params: { path: { productId } } })
          .catch((failure: { code?: string }) => {
            // Servers reject malformed IDs.
            if (failure.code === 'not-found' || failure.code === 'invalid') return undefined
            throw failure
          })
        if (!response) return 'unknown' as const
        return response.actions?.view === true ? ('granted' as const) : ('denied' as const)
      },
      remember: (target: string) => portal.session.remember(target),
      forgetTarget: () => void portal.session.takeTarget(),
      endSession: async () => {
        const next = await portal.session.signOut()
        // The navigation goes to the login itself.
        if (next.kind === 'url') this.#leaveFor(next.url)
      },
    }
    this.#navigator = createNavigator(history, matchRoute, ports, (arrival) => {
      this.#latest = arrival
      arrived(arrival)
    })
  }

  start(): void {
    this.#portal.bus.on('auth-error', this.#onAuthError)
    this.#portal.bus.on('session-change', this.#onSessionChange)
    this.#navigator.start()
  }

  stop(): void {
    this.#portal.bus.off('auth-error', this.#onAuthError)
    this.#portal.bus.off('session-change', this.#onSessionChange)
    this.#navigator.stop()
    this.#stopped()
  }

  navigate(address: string, options?: { replace?: boolean }): void {
    this.#navigator.navigate(address, options)
  }

  /** Takes parameters out of the address, such as a token that has been read. */
  removeParameters(names: readonly string[]): void {
    const before = this.history.current()
    const after = names.reduce(withoutParameter, before)
    if (after.search !== before.search) this.history.replace(after)
  }

  /** After a sign-in: to the location requested before it, or to the catalog. */
  goOn(): void {
    const target = this.#portal.session.takeTarget() ?? paths.catalog
    if (this.#reloadsAfterSignIn) window.location.replace(hrefIn(this.history, target))
    else this.#navigator.navigate(target, { replace: true })
  }

  /** The product that is read now, on a route for which the server was asked. */
  get #shownProduct() {
    if (this.#latest?.status !== 'shown') return undefined
    const { route, params } = this.#latest.match
    return route.permission && params.product
  }

  get #audience() {
    return this.#latest?.status === 'shown' ? this.#latest.match.route.audience : undefined
  }

  async #facts(): Promise<GuardFacts> {
    const { session, context } = this.#portal
    await this.#portal.start()
    const { current } = session
    return {
      isPublic: context.isPublic,
      isRbacEnabled: context.current?.isRbacEnabled ?? false,
      hasPasswords: context.current?.authClientConfig.basicAuthEnabled ?? true,
      hasSession: current.status === 'signed-in',
      mayHaveLostSession: current.status === 'ended' && current.reason === 'lost',
      loginSucceeded: current.status === 'signed-in' && current.hasReturned,
      rememberedTarget: session.target,
      flags: context.featureFlags,
      routeFlags: context.current?.gatedRoutes ?? {},
    }
  }

  readonly #onAuthError = ({ code }: PortalEvents['auth-error']) => {
    if (code === 'RESPONSE_FORBIDDEN') {
      this.navigate(paths.forbidden, { replace: true })
      return
    }
    // Before the first screen the guards decide: a hint of a session may be wrong, and the visitor on a route that needs none.
    if (!this.#latest || this.#audience === 'auth') return
    const rememberTarget = formatLocation(this.history.current())
    runInBackground(
      this.#portal.session.signOut({ rememberTarget }).then((next) => {
        if (next.kind === 'url') this.#leaveFor(next.url)
        else if (this.#audience !== 'auth') this.navigate(paths.login)
      }),
    )
  }

  /** Goes to a page outside the portal, unless the page around it prevents that. */
  #leaveFor(url: string): void {
    if (this.#mayLeaveFor(url)) window.location.assign(url)
  }

  readonly #onSessionChange = ({ developer, isElsewhere }: PortalEvents['session-change']) => {
    const isOther = this.#owner !== undefined && this.#owner !== developer?.id
    this.#owner = developer?.id
    if (isOther) historyEntries.forget()
    if (this.#portal.context.isPublic) return
    const isPrivate = this.#audience === 'browse' || this.#audience === 'personal'
    if (!developer && isPrivate) this.navigate(paths.login)
    // A sign-in on this page fires `login-success`, which the host may cancel.
    else if (developer && isElsewhere && this.#audience === 'auth') this.goOn()
  }
}

interface HistoryOptions {
  readonly history: 'path' | 'hash' | 'memory' | 'host'
  readonly base: string
  readonly path: string
}

/** @param ask - With `host`: asks the page to navigate. */
export function historyFor(
  { history, base, path }: HistoryOptions,
  ask: (to: string, options: { replace: boolean }) => void,
): PortalHistory | HostHistory {
  if (history === 'hash') return hashHistory()
  if (history === 'memory') return memoryHistory(path)
  if (history === 'host') return hostHistory(path, ask, base)
  return pathHistory(base)
}

/** Address of a portal's path for links. */
export const hrefIn = (history: PortalHistory, path: string): string => history.hrefFor(parseLocation(path))
