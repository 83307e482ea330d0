import type { Language } from '../i18n'
import { isEdited } from '../lib/is-edited'
import { runInBackground } from '../lib/run-in-background'
import { type CommonProps, commonProps } from './common-contract'
import { announceConfiguration, configuredValue, scriptText } from './configuration'
import type { ElementContract, EventKind, EventKinds } from './element-contract'
import { ElementStyles } from './element-styles'
import { firstBoxIn, waitsAttribute } from './first-box'
import type { PropertyKinds, PropertyValues } from './property-kinds'
import { type FallbackLayer, PropertyStore } from './property-store'
import { fire, reportError } from './report'
import { boxAttribute, markBox, nextElementId, wideAttribute } from './styles'
import { type AssembledPortal, assembledPortalAround, languageFor, watchSurroundings } from './surroundings'

/** Values of the common properties after all sources were asked, and what follows from where the element stands. */
export interface ElementConfiguration extends Omit<
  PropertyValues<CommonProps>,
  'apiBaseUrl' | 'headingLevel' | 'userEntity'
> {
  readonly apiBaseUrl: string
  readonly userEntity: 'user' | 'developer'
  readonly headingLevel: 1 | 2 | 3 | 4 | 5 | 6
  readonly language: Language
  readonly assembled: AssembledPortal | undefined
}

export interface ElementValues<P extends PropertyKinds = PropertyKinds> {
  readonly props: PropertyValues<P>
  readonly configuration: ElementConfiguration
}

/** Common to every element of the kit, whatever renders it. A subclass implements `mount`, `update` and `unmount`. */
export interface DeclaredElement<P extends PropertyKinds, E extends EventKinds> extends HTMLElement {
  /** The same object until a value changes. Known from the first `mount` on. */
  readonly values: ElementValues<P>
  /** Box to render into: in the element or in its shadow root, with the kit's styles adopted. Replaced before every `mount`. */
  container: HTMLElement
  /** With `shadow`: a box of the light DOM, slotted under its `slot` name, for form fields. Else null. */
  readonly fieldsContainer: HTMLElement | null
  /** The element is on the page for the first time, or again after it was gone. */
  mount(): void
  /** Values changed while mounted; called once for all changes of one task. */
  update(): void
  /** The element is gone. Moving it does not count. */
  unmount(): void
  /** Asks every source of configuration again, at once rather than at the end of the task. */
  refresh(): void
  /** Fires a declared event. False when a listener canceled it. */
  emit<N extends keyof E & string>(name: N, ...detail: DetailOf<E[N]>): boolean
}

type DetailOf<K> = K extends EventKind<infer D> ? ([D] extends [void] ? [] : [detail: D]) : never

/** Instance type of the element that a contract describes, for scripts and tests. */
export type ElementOf<P extends PropertyKinds, E extends EventKinds = EventKinds> = DeclaredElement<P, E> &
  PropertyValues<P> &
  Omit<PropertyValues<CommonProps>, 'lang'>

const attributeName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Adds to an element class what HTML promises of attributes and properties, configuration, styles and a life cycle that survives
 * moving.
 *
 * @param Base - `HTMLElement` or a class that renders. Its own life cycle callbacks are left to `mount` and `unmount`.
 */
export function withDeclaredProperties<
  B extends HTMLElement,
  const P extends PropertyKinds,
  const E extends EventKinds,
>(
  Base: new () => B,
  contract: ElementContract<P, E>,
): (new () => B & ElementOf<P, E>) & { readonly observedAttributes: readonly string[] } {
  const kinds: PropertyKinds = { ...contract.props, ...commonProps }
  const propertyOfAttribute = new Map(
    Object.keys(kinds)
      .filter((name) => !kinds[name]?.isFunction)
      .map((name) => [attributeName(name), name]),
  )
  const takesFallback = (name: string) => name in commonProps || kinds[name]?.isFunction

  class Declared extends (Base as new () => HTMLElement) {
    static readonly observedAttributes: readonly string[] = [...propertyOfAttribute.keys(), 'lang']

    container: HTMLElement = this
    fieldsContainer: HTMLElement | null = null
    values!: ElementValues<P>

    readonly #id = nextElementId()
    readonly #store: PropertyStore
    /** Attributes older than a property that was set before the tag was defined. */
    readonly #outdated = new Set<string>()
    readonly #malformed: Error[] = []
    readonly #styles = new ElementStyles({
      element: this,
      id: this.#id,
      display: contract.display ?? 'block',
    })
    #isMounted = false
    #isFlushDue = false
    #unwatch = () => {}

    constructor() {
      super()
      const fallbacks: FallbackLayer[] = [
        // The level of a heading depends on where it stands and is nobody else's to give.
        (name) => ({
          value: name === 'headingLevel' ? undefined : assembledPortalAround(this)?.configuration[name],
        }),
        (name) => ({ value: configuredValue(name) }),
        (name) => {
          const text = scriptText(name)
          return text === undefined ? undefined : { text }
        },
      ]
      this.#store = new PropertyStore(kinds, {
        fallbacks: fallbacks.map((layer) => (name) => (takesFallback(name) ? layer(name) : undefined)),
        changed: () => this.#scheduleFlush(),
        refused: (name, given, reason) => this.#malformed.push(describeRefusal(this, name, given, reason)),
      })
      for (const name of Object.keys(kinds)) this.#adoptEarlyProperty(name)
    }

    /** A property set before the definition is a plain one of the instance and hides the accessor of the class. */
    #adoptEarlyProperty(name: string): void {
      const early = Object.getOwnPropertyDescriptor(this, name)
      if (!early) return
      Reflect.deleteProperty(this, name)
      if (this.hasAttribute(attributeName(name))) this.#outdated.add(name)
      this.#store.setFromScript(name, early.value)
    }

    attributeChangedCallback(attribute: string, before: string | null, now: string | null): void {
      const name = propertyOfAttribute.get(attribute)
      if (name === undefined) this.#scheduleFlush()
      else if (before !== now) this.#store.setFromMarkup(name, now, !this.#outdated.delete(name))
    }

    connectedCallback(): void {
      if (this.#isMounted) this.connectedMoveCallback()
      else if (isEdited(this)) runInBackground(this.#showPlaceholder())
      else if (!this.hasAttribute(waitsAttribute)) this.#appear()
    }

    async #showPlaceholder(): Promise<void> {
      const { showPlaceholder } = await import('./placeholder')
      if (!this.#isMounted && this.isConnected) showPlaceholder(this, this.#id)
    }

    /** The element stands elsewhere and keeps all it has; only what its surroundings gave it is asked for again. */
    connectedMoveCallback(): void {
      this.#enter()
      this.#scheduleFlush()
    }

    disconnectedCallback(): void {
      // Moving an element removes and inserts it in one go: only what is still gone a moment later has left.
      queueMicrotask(() => {
        if (this.#isMounted && !this.isConnected) this.#leave()
      })
    }

    #appear(): void {
      this.values = this.#resolve()
      const wantsShadow = contract.alwaysShadow || this.values.configuration.shadow
      if (wantsShadow && !this.shadowRoot) this.attachShadow({ mode: 'open' })
      // A clone of a rendered element contains copies of the original's boxes, without content that works; an editor had a placeholder.
      for (const child of [...this.children, ...(this.shadowRoot?.children ?? [])])
        if (child.hasAttribute(boxAttribute)) child.remove()
      const first = this.shadowRoot ? null : firstBoxIn(this)
      this.container = first ?? this.ownerDocument.createElement('div')
      markBox(this.container, this.#id)
      this.container.toggleAttribute(wideAttribute, !contract.form && contract.display === undefined)
      if (!first) (this.shadowRoot ?? this).append(this.container)
      if (this.shadowRoot && (contract.form || contract.hasForm)) this.#addFieldsContainer()
      this.#isMounted = true
      this.#enter()
      this.#applyValues()
      this.mount()
      if (this.#malformed.length > 0) this.#scheduleFlush()
    }

    #addFieldsContainer(): void {
      this.fieldsContainer = this.ownerDocument.createElement('div')
      this.fieldsContainer.slot = 'portal-fields'
      markBox(this.fieldsContainer, this.#id)
      this.append(this.fieldsContainer)
    }

    #enter(): void {
      this.#unwatch()
      this.#unwatch = watchSurroundings(this, () => this.#scheduleFlush())
      this.#styles.enter(this.values.configuration.css)
    }

    #leave(): void {
      this.#isMounted = false
      this.#unwatch()
      this.#styles.leave()
      this.unmount()
      this.container.remove()
      this.fieldsContainer?.remove()
      this.fieldsContainer = null
    }

    #scheduleFlush(): void {
      if (this.#isFlushDue || !this.#isMounted) return
      this.#isFlushDue = true
      queueMicrotask(() => {
        this.#isFlushDue = false
        if (this.#isMounted) this.refresh()
      })
    }

    refresh(): void {
      const before = this.values
      const now = this.#resolve()
      for (const error of this.#malformed.splice(0)) reportError(this, error)
      const isSame =
        sameEntries(before.props, now.props) && sameEntries(before.configuration, now.configuration)
      if (isSame) return
      this.values = now
      const { css } = now.configuration
      if (before.configuration.css !== css) this.#styles.replaceEmbedderStyles(css)
      this.#applyValues()
      if ('assembledPortal' in this) announceConfiguration()
      this.update()
    }

    #applyValues(): void {
      const { theme, language } = this.values.configuration
      for (const box of [this.container, this.fieldsContainer]) {
        if (!box) continue
        // Setting it again would be one more change of language for everybody who watches.
        if (box.lang !== language) box.lang = language
        if (theme) box.dataset['theme'] = theme
        else delete box.dataset['theme']
      }
    }

    #resolve(): ElementValues<P> {
      const value = (name: string) => this.#store.value(name)
      const valuesOf = (some: PropertyKinds) =>
        Object.fromEntries(Object.keys(some).map((name) => [name, value(name)]))
      const common = valuesOf(commonProps) as PropertyValues<CommonProps>
      const assembled = assembledPortalAround(this)
      return {
        props: valuesOf(contract.props ?? {}) as PropertyValues<P>,
        configuration: {
          ...common,
          userEntity: common.userEntity ?? (contract.form && !assembled ? 'user' : 'developer'),
          apiBaseUrl: common.apiBaseUrl ?? location.origin,
          headingLevel: (common.headingLevel ?? (assembled ? 1 : 2)) as ElementConfiguration['headingLevel'],
          language: languageFor(this, assembled),
          assembled,
        },
      }
    }

    emit(name: keyof E & string, detail?: unknown): boolean {
      return fire(this, name, detail, contract.events?.[name]?.cancelable)
    }

    mount(): void {}
    update(): void {}
    unmount(): void {}

    static {
      for (const name of Object.keys(kinds)) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Declared) {
            return this.#store.value(name)
          },
          set(this: Declared, given: unknown) {
            this.#store.setFromScript(name, given)
          },
        })
      }
    }
  }

  return Declared as unknown as (new () => B & ElementOf<P, E>) & typeof Declared
}

const longestQuote = 60

function describeRefusal(element: HTMLElement, name: string, given: unknown, reason: Error): Error {
  const quoted = String(given).slice(0, longestQuote)
  const message = `<${element.localName}> ${attributeName(name)}: expected ${reason.message}, not "${quoted}".`
  return new Error(`${message} The default is used.`, { cause: reason.cause })
}

function sameEntries(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return entries.every(([name, value]) => Object.is(value, others.get(name)))
}
