import {
  type AssembledPortal,
  chosenTag,
  defineElement,
  type ElementConfiguration,
  type ElementDeclaration,
  reportError,
} from '../../src/element'
import { lazyExport, loadExport, loadMessages, messagesFor, type Translate } from '../../src/i18n'
import { delay } from '../../src/lib/delay'
import { runInBackground } from '../../src/lib/run-in-background'
import {
  type Arrival,
  formatLocation,
  type HostHistory,
  parseLocation,
  type PortalHistory,
  type RouteName,
} from '../../src/router'
import { type Portal, portalFor } from '../../src/state'
import { Announcer } from './announcer'
import { followForms } from './follow-forms'
import { followLinks } from './follow-links'
import { focusHeadingOf } from './focus-heading'
import { clearFrame, renderFrame, failureView, type FrameFailure } from './frame-view'
import { PortalTheme } from './portal-theme'
import { historyFor, hrefIn, PortalVisit } from './portal-visit'
import { loadEmptyState, loadHeader, screens } from './screens'
import { titleKeys } from './titles'

export interface FrameValues {
  readonly props: {
    readonly base: string
    readonly history: 'path' | 'hash' | 'memory' | 'host'
    readonly path: string
    readonly portalTitle: string | undefined
    readonly keepTitle: boolean
  }
  readonly configuration: ElementConfiguration
}

export interface FrameOptions {
  readonly element: HTMLElement
  routeChanged(detail: { path: string; name: string; title: string }): void
}

type Shown = Extract<Arrival, { status: 'shown' }>

const lazyFailureReason = lazyExport(() => import('./failure-reason'), 'failureReason')

/** The portal's colors are worth waiting for, but not longer than this: then they come later. */
const APPEARANCE_TIMEOUT_MS = 1000

/** What stands around the screens: header, outlet, title, announcement; and the visit that decides what is shown. */
export class PortalFrame {
  readonly #options: FrameOptions
  readonly #theme = new PortalTheme()
  readonly #announcer: Announcer
  #container: HTMLElement | undefined
  #values: FrameValues | undefined
  #history: PortalHistory | HostHistory | undefined
  #visit: PortalVisit | undefined
  #stopFollowing = () => {}
  #stopFollowingForms = () => {}
  #translate: Translate<'routes'> | undefined
  #header: HTMLElement | undefined
  #screen: { readonly name: RouteName; readonly element: HTMLElement } | undefined
  #screenTitle: string | undefined
  #failure: FrameFailure | undefined
  /** Of several arrivals only the latest is shown. */
  #latest = 0
  #announcement = ''
  #assembled = this.#assemble()

  constructor(options: FrameOptions) {
    this.#options = options
    this.#announcer = new Announcer(options.element)
  }

  /** The same object until a value or the history changes, so that elements inside draw no more often than that. */
  get assembledPortal(): AssembledPortal {
    return this.#assembled
  }

  #assemble(): AssembledPortal {
    const configuration = this.#values?.configuration
    const history = this.#history
    return {
      configuration: {
        apiBaseUrl: configuration?.apiBaseUrl,
        authBaseUrl: configuration?.authBaseUrl,
        portalId: configuration?.portalId,
        userEntity: 'developer',
        theme: configuration?.theme,
        lang: configuration?.language,
      },
      hrefFor: (path) => (history ? hrefIn(history, path) : path),
      keepsHash: history?.keepsHash ?? true,
      query: () => history?.current().search ?? '',
      navigate: (path, options) => this.#move(path, options),
      nameScreen: (title) => {
        this.#screenTitle = title
        this.#settle()
      },
      removeParameters: (...names) => this.#visit?.removeParameters(names),
    }
  }

  mount(container: HTMLElement, values: FrameValues): void {
    this.#container = container
    this.#values = values
    this.#assembled = this.#assemble()
    this.#stopFollowingForms = followForms(this.#options.element, {
      goOn: () => this.#visit?.goOn(),
      parameters: () => new URLSearchParams(this.#history?.current().search),
      navigate: (address, options) => this.#visit?.navigate(address, options),
    })
    this.#draw()
    runInBackground(this.#begin())
  }

  update(values: FrameValues): void {
    const before = this.#values
    this.#values = values
    this.#assembled = this.#assemble()
    if (!before) return
    if (before.configuration.theme !== values.configuration.theme) runInBackground(this.#dress(values))
    if (portalOf(before) !== portalOf(values) || before.props.base !== values.props.base) {
      runInBackground(this.#begin())
      return
    }
    if (before.props.path !== values.props.path) this.#moveTo(values.props.path)
    this.#settle()
  }

  unmount(): void {
    this.#end()
    this.#stopFollowingForms()
    if (this.#container) clearFrame(this.#container)
    this.#container = undefined
    this.#header = undefined
    this.#screen = undefined
  }

  async #dress(values: FrameValues): Promise<void> {
    const { theme } = values.configuration
    if (this.#container) await this.#theme.apply(this.#container, theme && portalOf(values))
  }

  /** Starts a visit with the present values, in place of the one before. */
  async #begin(): Promise<void> {
    const values = this.#values
    if (!values) return
    this.#end()
    try {
      const { language } = values.configuration
      const portal = portalOf(values)
      // The visit waits for it as well, and shows its failure.
      portal.start().catch(() => undefined)
      const [header] = await Promise.all([
        this.#header ?? loadHeader().then(createElement),
        loadMessages(language, ['routes']),
        Promise.race([this.#dress(values), delay(APPEARANCE_TIMEOUT_MS)]),
      ])
      if (values !== this.#values || !this.#container) return
      this.#header = header
      this.#translate = messagesFor(language, 'routes')
      this.#history = historyFor(values.props, (to) => this.#askHost(to))
      this.#assembled = this.#assemble()
      this.#visit = new PortalVisit({
        portal,
        history: this.#history,
        arrived: (arrival) => runInBackground(this.#arrive(arrival)),
        mayLeaveFor: (address) => this.#announcer.announce(address),
      })
      this.#stopFollowing = followLinks(this.#container, this.#history, (to) => this.#follow(to))
      this.#visit.start()
    } catch (error) {
      runInBackground(this.#fail(error, () => runInBackground(this.#begin())))
    }
  }

  /** Shows what failed; the words for it are fetched now, because most visits never need them. */
  async #fail(error: unknown, retry: () => void): Promise<void> {
    const turn = (this.#latest += 1)
    reportError(this.#options.element, error)
    const language = this.#translate && this.#values?.configuration.language
    const reason = language
      ? await loadExport(lazyFailureReason, language).then(
          (failureReason) => failureReason(error, language),
          () => messagesFor(language, 'common')('failed'),
        )
      : ''
    if (turn !== this.#latest) return
    this.#failure = { hasStarted: this.#isStarted, reason, retry }
    this.#settle()
  }

  #end(): void {
    this.#latest += 1
    this.#visit?.stop()
    this.#visit = undefined
    this.#stopFollowing()
  }

  /** A move of which the page has heard. */
  #move(to: string, options?: { replace?: boolean }): void {
    this.#announcer.hasAnnounced(to)
    this.#visit?.navigate(to, options)
  }

  #follow(to: string): void {
    if (this.#announcer.announce(to)) this.#move(to)
  }

  #askHost(to: string): void {
    if (this.#announcer.announceOnce(to)) this.#moveTo(to)
  }

  /** Where the portal stands already there is nothing to do: a host may answer after the portal has moved. */
  #moveTo(path: string): void {
    const history = this.#history
    if (!history || !('moveTo' in history)) return
    if (formatLocation(history.current()) !== formatLocation(parseLocation(path))) history.moveTo(path)
  }

  async #arrive(arrival: Arrival): Promise<void> {
    if (arrival.status === 'failed') return this.#fail(arrival.error, arrival.retry)
    this.#announcer.arrived()
    const turn = (this.#latest += 1)
    try {
      const element = await this.#elementFor(arrival)
      if (turn !== this.#latest || !this.#values) return
      const isFirst = this.#screen === undefined
      const isNew = this.#screen?.element !== element
      this.#screen = { name: arrival.match.route.name, element }
      this.#failure = undefined
      if (isNew) this.#screenTitle = undefined
      const title = this.#settle()
      const { location, match } = arrival
      this.#options.routeChanged({ path: formatLocation(location), name: match.route.name, title })
      if (isNew && !isFirst) {
        this.#announcement = title
        this.#draw()
        focusHeadingOf(element)
      }
    } catch (error) {
      if (turn === this.#latest) await this.#fail(error, () => runInBackground(this.#arrive(arrival)))
    }
  }

  /** The tag of a route with its properties; the one that is shown already when the route has not changed. */
  async #elementFor({ location, match }: Shown): Promise<HTMLElement> {
    const { name } = match.route
    const screen = screens[name]
    const declaration = await (screen ? screen.load() : loadEmptyState())
    const element = this.#screen?.name === name ? this.#screen.element : createElement(declaration)
    const values = this.#values
    const context = values && portalOf(values).context.current
    const properties = screen
      ? (context && this.#translate && screen.properties?.(match, context, location, this.#translate)) || {}
      : { heading: this.#translate?.(titleKeys[name]), message: this.#translate?.('notBuilt') }
    return Object.assign(element, properties)
  }

  /** What the server says of the portal has arrived. */
  get #isStarted(): boolean {
    return this.#values !== undefined && portalOf(this.#values).context.current !== undefined
  }

  /** Draws, and brings the page's title in line with what is shown. @returns the title of the screen. */
  #settle(): string {
    this.#draw()
    const values = this.#values
    const title = this.#title()
    if (!values || title === undefined) return ''
    const { language } = values.configuration
    const fallback = this.#translate ? messagesFor(language, 'common')('developerPortal') : 'Developer Portal'
    const portalTitle = portalOf(values).context.title(values.props.portalTitle, fallback)
    if (!values.props.keepTitle) document.title = `${title} | ${portalTitle}`
    return title
  }

  /** Undefined as long as nothing is shown. In English when the texts are what could not be loaded. */
  #title(): string | undefined {
    if (this.#failure) return this.#translate ? this.#translate('error') : 'Error'
    const name = this.#screen?.name
    return name && (this.#screenTitle ?? this.#translate?.(titleKeys[name]))
  }

  #draw(): void {
    if (!this.#container) return
    const language = this.#translate && this.#values?.configuration.language
    renderFrame(this.#container, {
      header: this.#header,
      content: this.#failure ? failureView(this.#failure, language) : this.#screen?.element,
      skipText: this.#header && this.#translate?.('skipToContent'),
      announcement: this.#announcement,
      // A page has one main landmark; when the host has it around us, ours is a plain box.
      isInsideMain: this.#options.element.closest('main, [role=main]') !== null,
    })
  }
}

function portalOf({ configuration }: FrameValues): Portal {
  const { apiBaseUrl, authBaseUrl, portalId, language } = configuration
  return portalFor({ apiBaseUrl, authBaseUrl, portalId, language, userEntity: 'developer' })
}

function createElement(declaration: ElementDeclaration): HTMLElement {
  defineElement(declaration)
  return document.createElement(chosenTag(declaration))
}
