import type { Language } from '../../src/i18n'
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
import { withCaptchaPage } from './captcha-page'
import { followLinks } from './follow-links'
import { RoutePrefetch } from './route-prefetch'
import { matchRoute, type PortalRoute } from './routes'

interface PortalVisitOptions {
  readonly portal: Portal
  /** Where the portal keeps its location. */
  readonly location: HistoryOptions
  /** Goes on after a sign-in by loading the page. */
  readonly reloadsAfterSignIn: boolean
  arrived(arrival: Arrival<PortalRoute>): void
  /** A link to a route was clicked. */
  linkClicked(to: string): void
  /** With `history: 'host'`: asks the page to navigate. */
  askHost(to: string, options: { replace: boolean }): void
  /** Asks the page about a move out of the portal; false keeps the visitor here. */
  mayLeaveFor(address: string): boolean
}

/** One visit of a portal: its history, its navigator with what that needs of session and context, and what ends with them. */
export class PortalVisit {
  readonly history: PortalHistory | HostHistory
  readonly #options: PortalVisitOptions
  readonly #portal: Portal
  readonly #navigator: Navigator
  readonly #running = new AbortController()
  /** Aborts when the visit ends. */
  readonly signal = this.#running.signal
  #prefetch: RoutePrefetch | undefined
  #latest: Arrival<PortalRoute> | undefined
  /** ID of the developer whom the history belongs to. */
  #owner: string | undefined

  constructor(options: PortalVisitOptions) {
    const { portal, arrived } = options
    this.#options = options
    this.#portal = portal
    const history = historyFor(options.location, options.askHost)
    this.history = options.reloadsAfterSignIn
      ? withCaptchaPage(history, () => portal.context.current?.captcha)
      : history
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
        // The navigation goes to the login itself, and readers stay where they are.
        if (next.kind === 'url' && !portal.context.isOpenReading) this.#leaveFor(next.url)
      },
    }
    this.#navigator = createNavigator(this.history, matchRoute, ports, (arrival) => {
      this.#latest = arrival
      arrived(arrival)
    })
  }

  /** @param container - The portal is rendered into it, with texts in this language. */
  start(container: HTMLElement, language: Language): void {
    const { history, signal } = this
    const { bus } = this.#portal
    bus.on('auth-error', this.#onAuthError)
    bus.on('session-change', this.#onSessionChange)
    signal.addEventListener('abort', () => {
      bus.off('auth-error', this.#onAuthError)
      bus.off('session-change', this.#onSessionChange)
    })
    followLinks(container, history, (to) => this.#options.linkClicked(to), signal)
    this.#prefetch = new RoutePrefetch(container, history, language, signal)
    this.#navigator.start(signal)
  }

  end(): void {
    this.#running.abort()
  }

  /** The screen of a route is shown. */
  shown(route: PortalRoute): void {
    this.#prefetch?.shown(route)
  }

  navigate(address: string, options?: { replace?: boolean }): void {
    this.#rememberRead(address)
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
    if (this.#options.reloadsAfterSignIn) window.location.replace(hrefIn(this.history, target))
    else this.#navigator.navigate(target, { replace: true })
  }

  /** A visitor who reads, and then signs in, comes back to what was read. */
  #rememberRead(address: string): void {
    const { context, session } = this.#portal
    if (!context.isOpenReading || session.current.viewer || this.#audience !== 'browse') return
    if (!matchRoute(parseLocation(address).path)?.route.isForAnonymous) return
    session.remember(formatLocation(this.history.current()))
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
      isOpenReading: context.isOpenReading,
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
    if (this.#options.mayLeaveFor(url)) window.location.assign(url)
  }

  #leaveForLogin(): void {
    const { session } = this.#portal
    if (session.hasExpired) session.remember(formatLocation(this.history.current()))
    this.navigate(paths.login)
  }

  readonly #onSessionChange = ({ developer, isElsewhere }: PortalEvents['session-change']) => {
    const isOther = this.#owner !== undefined && this.#owner !== developer?.id
    this.#owner = developer?.id
    if (isOther) historyEntries.forget()
    if (this.#portal.context.isPublic) return
    const isPrivate = this.#audience === 'browse' || this.#audience === 'personal'
    if (!developer && isPrivate) this.#leaveForLogin()
    // A sign-in on this page fires `login-success`, which the host may cancel.
    else if (developer && isElsewhere && this.#audience === 'auth') this.goOn()
  }
}

interface HistoryOptions {
  readonly history: 'path' | 'hash' | 'memory' | 'host'
  readonly base: string
  readonly path: string
}

function historyFor(
  { history, base, path }: HistoryOptions,
  askHost: PortalVisitOptions['askHost'],
): PortalHistory | HostHistory {
  if (history === 'hash') return hashHistory()
  if (history === 'memory') return memoryHistory(path)
  if (history === 'host') return hostHistory(path, askHost, base)
  return pathHistory(base)
}

/** Address of a portal's path for links. */
export const hrefIn = (history: PortalHistory, path: string): string => history.hrefFor(parseLocation(path))
