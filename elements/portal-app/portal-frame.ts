import { appearNow, type AssembledPortal, reportError } from '../../src/element'
import { loadMessages } from '../../src/i18n'
import { delay } from '../../src/lib/delay'
import { LatestWork } from '../../src/lib/latest-work'
import { isLostChunk } from '../../src/lib/lost-chunk'
import { runInBackground } from '../../src/lib/run-in-background'
import { type Arrival, formatLocation, parseLocation } from '../../src/router'
import { historyEntries } from '../../src/state/screen/history-entry'
import { Announcer } from './announcer'
import { applyPortalTheme } from './apply-portal-theme'
import { assembledPortalOf } from './assembled-portal'
import { focusScreen } from './focus-screen'
import { followForms } from './follow-forms'
import { endFirst, firstHeaderIn, firstScreenIn } from './first-page/first-screen'
import { elementFor, loadHeaderElement, portalOf, portalTitleOf, prefetchRoute } from './frame-elements'
import {
  elementIn,
  type FrameState,
  screenIn,
  titleOf,
  withChrome,
  withFailure,
  withScreen,
  withTitle,
} from './frame-state'
import type { FrameValues } from './frame-values'
import { clearFrame, renderFrame } from './frame-view'
import { failureReason } from './failure-reason'
import { reloadForLostChunks } from './reload-once'
import type { PortalRoute } from './routes'
import { entryOf, ShownEntry } from './shown-entry'
import { PortalVisit } from './portal-visit'

export interface FrameOptions {
  readonly element: HTMLElement
  routeChanged(detail: { path: string; name: string; title: string }): void
}

/** Longest wait for the portal's own colors before the first screen is shown. */
const APPEARANCE_TIMEOUT_MS = 1000

const LOADING: FrameState = { status: 'loading' }

/** Shows header, screen, title and announcements of a portal, as its visit decides. */
export class PortalFrame {
  readonly #options: FrameOptions
  readonly #announcer: Announcer
  /** Undefined while the element is not on a page. */
  #container: HTMLElement | undefined
  #values: FrameValues | undefined
  #visit: PortalVisit | undefined
  readonly #shown: ShownEntry
  #state: FrameState = LOADING
  /** From one `mount` to the next `unmount`. */
  readonly #mounting = new LatestWork()
  /** Of several arrivals and failures only the latest is shown. */
  readonly #showing = new LatestWork()
  readonly #theming = new LatestWork()

  constructor(options: FrameOptions) {
    this.#options = options
    this.#announcer = new Announcer(options.element, (path) => this.assembledPortal.hrefFor(path))
    this.#shown = new ShownEntry(options.element)
  }

  readonly #assemble = assembledPortalOf({
    navigate: (path, options) => this.#move(path, options),
    nameScreen: (title) => void this.#show(withTitle(this.#state, title)),
    removeParameters: (...names) => this.#visit?.removeParameters(names),
    entry: () => this.#shown.entry,
    restoreScroll: () => this.#shown.restoreScroll(),
  })

  /** The same object until a value or the history changes, so that elements inside render no more often than that. */
  get assembledPortal(): AssembledPortal {
    return this.#assemble(this.#values, this.#visit?.history)
  }

  mount(container: HTMLElement, values: FrameValues): void {
    this.#container = container
    this.#values = values
    this.#state = { status: 'loading', first: firstScreenIn(container) }
    const { element } = this.#options
    const signal = this.#mounting.begin()
    const moves = {
      goOn: () => this.#visit?.goOn(),
      parameters: () => new URLSearchParams(this.#visit?.history.current().search),
      navigate: (address: string, options: { replace: true }) => this.#visit?.navigate(address, options),
    }
    followForms(element, moves, signal)
    reloadForLostChunks(
      element,
      () => this.#values?.props.history === 'path',
      () => portalOf((this.#values ?? values).configuration).context.load(),
      signal,
    )
    this.#shown.start(signal)
    this.#show(this.#state)
    runInBackground(this.#begin())
  }

  update(values: FrameValues): void {
    const before = this.#values
    this.#values = values
    if (!before) return
    if (before.configuration.theme !== values.configuration.theme) runInBackground(this.#applyTheme(values))
    const isOther = portalOf(before.configuration) !== portalOf(values.configuration)
    if (isOther || before.props.base !== values.props.base) {
      runInBackground(this.#begin())
      return
    }
    if (before.props.path !== values.props.path) this.#moveTo(values.props.path)
    const { chrome } = this.#state
    if (!chrome) return void this.#show(this.#state)
    const localization = { ...chrome.localization, texts: values.configuration.texts }
    this.#show(withChrome(this.#state, { ...chrome, localization }))
  }

  unmount(): void {
    this.#end()
    this.#mounting.end()
    if (this.#container) clearFrame(this.#container)
    this.#container = undefined
    this.#state = LOADING
  }

  async #applyTheme({ configuration }: FrameValues): Promise<void> {
    const portal = configuration.theme && portalOf(configuration)
    if (this.#container) await applyPortalTheme(this.#container, portal, this.#theming.begin())
  }

  /** Starts a visit with the current values, and ends the one before. */
  async #begin(): Promise<void> {
    const [values, container] = [this.#values, this.#container]
    if (!values || !container) return
    this.#end()
    const { configuration, props } = values
    const { language, texts } = configuration
    const portal = portalOf(configuration)
    const visit = new PortalVisit({
      portal,
      location: props,
      reloadsAfterSignIn: props.reloadAfterSignIn && props.history === 'path',
      arrived: (arrival) => runInBackground(this.#arrive(arrival)),
      linkClicked: (to) => this.#follow(to),
      askHost: (to, { replace }) => this.#askHost(to, replace),
      mayLeaveFor: (address) => this.#announcer.announce(address),
    })
    this.#visit = visit
    try {
      // The visit waits for it as well, and shows its failure.
      portal.start().catch(() => undefined)
      // The screen loads the same again, and shows what fails.
      prefetchRoute(portal, visit.history.current(), entryOf(visit.history)).catch(() => undefined)
      const [header] = await Promise.all([
        this.#state.chrome?.header ?? loadHeaderElement(firstHeaderIn(container)),
        loadMessages(language, ['routes', 'errors']),
        Promise.race([this.#applyTheme(values), delay(APPEARANCE_TIMEOUT_MS)]),
      ])
      if (visit.signal.aborted) return
      this.#show(withChrome(this.#state, { header, localization: { language, texts } }))
      visit.start(container, language)
    } catch (error) {
      if (visit.signal.aborted) return
      this.#fail(error, () => runInBackground(this.#begin()))
    }
  }

  #end(): void {
    this.#showing.end()
    this.#visit?.end()
    this.#visit = undefined
  }

  async #arrive(arrival: Arrival<PortalRoute>): Promise<void> {
    if (arrival.status === 'failed') return this.#fail(arrival.error, arrival.retry)
    this.#announcer.arrived()
    const signal = this.#showing.begin()
    // Nobody is signed in here: what was remembered may be another account's.
    if (arrival.match.route.audience === 'auth') historyEntries.forget()
    if (this.#visit) this.#shown.show(this.#visit.history)
    try {
      const { chrome } = this.#state
      if (!this.#values || !chrome) return
      const portal = portalOf(this.#values.configuration)
      const { localization } = chrome
      const portalTitle = portalTitleOf(this.#values, chrome)
      const element = await elementFor(arrival, portal, { localization, portalTitle }, () =>
        elementIn(this.#state),
      )
      if (signal.aborted) return
      const before = screenIn(this.#state)
      const { location, match } = arrival
      const { route } = match
      const title = this.#show(withScreen(this.#state, chrome, route, element))
      appearNow(chrome.header)
      appearNow(element)
      this.#options.routeChanged({ path: formatLocation(location), name: route.name, title })
      this.#visit?.shown(route)
      if (before?.element === element) return
      const isScrolled = this.#shown.restoreScroll()
      if (before) focusScreen(element, isScrolled)
    } catch (error) {
      if (!signal.aborted) this.#fail(error, () => runInBackground(this.#arrive(arrival)))
    }
  }

  /** Shows what failed, in the place of the screen. */
  #fail(error: unknown, retry: () => void): void {
    // Another attempt, arrival or failure ends the wait for the network.
    addEventListener('online', retry, { once: true, signal: this.#showing.begin() })
    reportError(this.#options.element, error)
    if (this.#state.chrome) appearNow(this.#state.chrome.header)
    const localization = this.#state.chrome?.localization
    const isLost = isLostChunk(error)
    const reason = localization ? failureReason(error, localization) : ''
    const configuration = this.#values?.configuration
    const hasStarted = configuration !== undefined && portalOf(configuration).context.current !== undefined
    this.#show(withFailure(this.#state, { hasStarted, isLost, reason, retry }))
  }

  /** Renders a state, and sets the title of the page. Returns the title of the screen. */
  #show(state: FrameState): string {
    this.#state = state
    const values = this.#values
    if (!this.#container || !values) return ''
    const isInsideMain = this.#options.element.closest('main, [role=main]') !== null
    renderFrame(this.#container, state, isInsideMain)
    if (state.status !== 'loading') endFirst(this.#container)
    const title = titleOf(state)
    if (title === undefined) return ''
    if (!values.props.keepTitle) document.title = `${title} | ${portalTitleOf(values, state.chrome)}`
    return title
  }

  /** Moves after the page was asked. */
  #move(to: string, options?: { replace?: boolean }): void {
    this.#announcer.hasAnnounced(to)
    this.#visit?.navigate(to, options)
  }

  #follow(to: string): void {
    if (this.#announcer.announce(to)) this.#move(to)
  }

  #askHost(to: string, replace: boolean): void {
    if (this.#announcer.announceOnce(to, replace)) this.#moveTo(to)
  }

  /** Does nothing if the portal is there already: a host may set `path` after the portal has moved. */
  #moveTo(path: string): void {
    const history = this.#visit?.history
    if (!history || !('moveTo' in history)) return
    if (formatLocation(history.current()) !== formatLocation(parseLocation(path))) history.moveTo(path)
  }
}
