import {
  type AssembledPortal,
  chosenTag,
  defineElement,
  type ElementConfiguration,
  type ElementDeclaration,
  reportError,
} from '../../src/element'
import { loadMessages, messagesFor, type Translate } from '../../src/i18n'
import { type Arrival, formatLocation, type HostHistory, type PortalHistory } from '../../src/router'
import { type Portal, portalFor } from '../../src/state'
import { followLinks } from './follow-links'
import { focusHeadingOf } from './focus-heading'
import { clearFrame, drawFrame, failureOf } from './frame-view'
import styles from './portal-app.css?inline'
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
  readonly element: HTMLElement & { adoptStyles(texts: readonly string[]): void }
  routeChanged(detail: { path: string; name: string; title: string }): void
}

type Shown = Extract<Arrival, { status: 'shown' }>
type Failure = Extract<Arrival, { status: 'failed' }>

/** What stands around the screens: header, outlet, title, announcement; and the visit that decides what is shown. */
export class PortalFrame {
  readonly #options: FrameOptions
  #container: HTMLElement | undefined
  #values: FrameValues | undefined
  #history: PortalHistory | HostHistory | undefined
  #visit: PortalVisit | undefined
  #stopFollowing = () => {}
  #translate: Translate<'routes'> | undefined
  #header: HTMLElement | undefined
  #screen: { readonly name: string; readonly element: HTMLElement } | undefined
  #failure: Failure | undefined
  #announcement = ''
  #assembled = this.#assemble()

  constructor(options: FrameOptions) {
    this.#options = options
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
      navigate: (path, options) => this.#visit?.navigate(path, options),
    }
  }

  mount(container: HTMLElement, values: FrameValues): void {
    this.#container = container
    this.#values = values
    this.#assembled = this.#assemble()
    this.#options.element.adoptStyles([styles])
    this.#options.element.addEventListener('login-success', this.#onLoginSuccess)
    this.#draw()
    void this.#begin()
  }

  update(values: FrameValues): void {
    const before = this.#values
    this.#values = values
    this.#assembled = this.#assemble()
    if (!before) return
    if (portalOf(before) !== portalOf(values) || before.props.base !== values.props.base) void this.#begin()
    else if (before.props.path !== values.props.path && this.#history && 'moveTo' in this.#history) {
      this.#history.moveTo(values.props.path)
    } else this.#settle()
  }

  unmount(): void {
    this.#end()
    this.#options.element.removeEventListener('login-success', this.#onLoginSuccess)
    if (this.#container) clearFrame(this.#container)
    this.#container = undefined
    this.#header = undefined
    this.#screen = undefined
  }

  /** Starts a visit with the present values, in place of the one before. */
  async #begin(): Promise<void> {
    const values = this.#values
    if (!values) return
    this.#end()
    try {
      const { language } = values.configuration
      const [header] = await Promise.all([
        this.#header ?? loadHeader().then(createElement),
        loadMessages(language, ['routes', 'errors']),
      ])
      if (values !== this.#values || !this.#container) return
      this.#header = header
      this.#translate = messagesFor(language, 'routes')
      this.#history = historyFor(values.props, (to) => this.#askHost(to))
      this.#assembled = this.#assemble()
      this.#visit = new PortalVisit({
        portal: portalOf(values),
        history: this.#history,
        arrived: (arrival) => void this.#arrive(arrival),
      })
      this.#stopFollowing = followLinks(this.#container, this.#history, (to) => this.#follow(to))
      this.#visit.start()
    } catch (error) {
      reportError(this.#options.element, error)
      this.#failure = { status: 'failed', error, retry: () => void this.#begin() }
      this.#draw()
    }
  }

  #end(): void {
    this.#visit?.stop()
    this.#visit = undefined
    this.#stopFollowing()
  }

  readonly #onLoginSuccess = (event: Event) => {
    // Listeners further out are heard first: the host may cancel, and then decides where to go.
    queueMicrotask(() => {
      if (!event.defaultPrevented) this.#visit?.goOn()
    })
  }

  #fireNavigate(to: string): boolean {
    const options = { detail: { to }, bubbles: true, composed: true, cancelable: true }
    return this.#options.element.dispatchEvent(new CustomEvent('navigate', options))
  }

  #follow(to: string): void {
    if (this.#fireNavigate(to)) this.#visit?.navigate(to)
  }

  #askHost(to: string): void {
    if (this.#fireNavigate(to) && this.#history && 'moveTo' in this.#history) this.#history.moveTo(to)
  }

  async #arrive(arrival: Arrival): Promise<void> {
    const visit = this.#visit
    if (arrival.status === 'failed') {
      this.#failure = arrival
      this.#draw()
      reportError(this.#options.element, arrival.error)
      return
    }
    try {
      const element = await this.#elementFor(arrival)
      if (visit !== this.#visit || !this.#values) return
      const isFirst = this.#screen === undefined
      const isNew = this.#screen?.element !== element
      this.#screen = { name: arrival.match.route.name, element }
      this.#failure = undefined
      const title = this.#settle()
      const { location, match } = arrival
      this.#options.routeChanged({ path: formatLocation(location), name: match.route.name, title })
      if (isNew && !isFirst) {
        this.#announcement = title
        this.#draw()
        focusHeadingOf(element)
      }
    } catch (error) {
      if (visit !== this.#visit) return
      reportError(this.#options.element, error)
      this.#failure = { status: 'failed', error, retry: () => void this.#arrive(arrival) }
      this.#draw()
    }
  }

  /** The tag of a route with its properties; the one that is shown already when the route has not changed. */
  async #elementFor({ match }: Shown): Promise<HTMLElement> {
    const { name } = match.route
    const screen = screens[name]
    const declaration = await (screen ? screen.load() : loadEmptyState())
    const element = this.#screen?.name === name ? this.#screen.element : createElement(declaration)
    const values = this.#values
    const context = values && portalOf(values).context.current
    const properties = screen
      ? (context && screen.properties?.(match, context)) || {}
      : { heading: this.#translate?.(titleKeys[name]), message: this.#translate?.('notBuilt') }
    return Object.assign(element, properties)
  }

  /** Draws, and brings the page's title in line with what is shown. @returns the title of the screen. */
  #settle(): string {
    this.#draw()
    const values = this.#values
    const name = this.#screen?.name
    if (!values || !name || !this.#translate) return ''
    const { language } = values.configuration
    const title = this.#translate(titleKeys[name as keyof typeof titleKeys])
    const fallback = messagesFor(language, 'common')('developerPortal')
    const portalTitle = portalOf(values).context.title(values.props.portalTitle, fallback)
    if (!values.props.keepTitle) document.title = `${title} | ${portalTitle}`
    return title
  }

  #draw(): void {
    if (!this.#container) return
    const language = this.#translate && this.#values?.configuration.language
    drawFrame(this.#container, {
      header: this.#header,
      content: this.#failure ? failureOf(this.#failure, language) : this.#screen?.element,
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
