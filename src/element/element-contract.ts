import type { ReactNode } from 'react'
import type { LazyExport } from '../i18n/lazy-export'
import type { HistoryEntry } from '../state/screen/history-entry'
import type { Portal } from '../state/portal'
import type { KitOptions } from './configuration'
import type { PropertyKinds, PropertyValues } from './property-kinds'

/** An event that an element fires. It bubbles, crosses shadow roots and carries one plain object as `detail`. */
export interface EventKind<D> {
  /** A listener may call `preventDefault()`, and the element then leaves the next step to it. */
  readonly cancelable: boolean
  /** Exists for the types only; never set. */
  readonly detail?: D
}

export type EventKinds = Readonly<Record<string, EventKind<unknown>>>

type Documentation = Readonly<Record<string, true>>

type Capitalized<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capitalized<Tail>}`
  : Capitalize<S>

type Fire<D> = [D] extends [void] ? () => boolean : (detail: D) => boolean

/** `'login-success'` becomes `onLoginSuccess(detail)`, which answers false when a listener canceled the event. */
export type EventCallbacks<E extends EventKinds> = {
  [N in keyof E & string as `on${Capitalized<N>}`]: E[N] extends EventKind<infer D> ? Fire<D> : never
}

export type ScreenProps<P extends PropertyKinds, E extends EventKinds> = PropertyValues<P> & EventCallbacks<E>

/** The part of an element that an embedder can rely on: names, types and defaults. */
export interface ElementContract<P extends PropertyKinds = PropertyKinds, E extends EventKinds = EventKinds> {
  /** With the standard prefix `portal-`; another prefix replaces it when the element is defined. */
  readonly tag: `portal-${string}`
  readonly props?: P
  readonly events?: E
  readonly slots?: Documentation
  readonly parts?: Documentation
  readonly tokens?: Documentation
  /** How the element stands in the text around it. Default `block`. */
  readonly display?: 'block' | 'inline-block'
  /** A form about accounts: its kind defaults to `user` and, with `shadow`, its fields are slotted. */
  readonly form?: boolean
  /** A screen with such a form in it: with `shadow`, the fields of that form are slotted. */
  readonly hasForm?: boolean
  /** For pieces with slots, which cannot work without a shadow root. */
  readonly alwaysShadow?: boolean
}

export interface ScreenContract<P extends PropertyKinds, E extends EventKinds> extends ElementContract<P, E> {
  /** Loaded when the first element of this tag connects. */
  readonly screen: LazyExport<(props: NoInfer<ScreenProps<P, E>>) => ReactNode>
  /**
   * Loaded as soon as it is known that this tag will be shown: loads into the portal's cache what the screen reads first, while the screen
   * is on its way.
   */
  readonly prefetch?: () => Promise<PrefetchModule<NoInfer<PropertyValues<P>>>>
  /** Block size kept free until the screen appears, so that what follows on the page does not jump. In rem of the kit. */
  readonly reserve?: number
}

interface PrefetchModule<Values> {
  /** May reject: the screen loads the same, and reports what is wrong. @param entry - Of the history, inside portal-app. */
  readonly prefetch: (portal: Portal, props: Values, entry: HistoryEntry | undefined) => Promise<void>
}

/** The functions that define and configure elements, for code that has a declaration only. */
export interface Kit {
  defineElement(declaration: ElementDeclaration, tag?: string): void
  configure(options: KitOptions): void
  readScriptTag(entryUrl: string): void
  tagPrefix(): string
}

interface Declared {
  /** Loads what renders it. @throws what the browser throws when a chunk cannot be loaded. */
  readonly kit: () => Promise<Kit>
}

export interface ScreenDeclaration<P extends PropertyKinds = PropertyKinds, E extends EventKinds = EventKinds>
  extends Omit<ScreenContract<P, E>, 'screen' | 'prefetch'>, Declared {
  readonly renderer: 'react'
  /** Already checked against the contract, so what it wants is known to be what it gets. */
  readonly screen: LazyExport<(props: never) => ReactNode>
  readonly prefetch?: () => Promise<PrefetchModule<never>>
}

export interface PlainDeclaration<P extends PropertyKinds = PropertyKinds, E extends EventKinds = EventKinds>
  extends ElementContract<P, E>, Declared {
  readonly renderer: 'itself'
  readonly createClass: () => CustomElementConstructor
}

/** The argument of `defineElement`; made by `screenElement` or `plainElement`. */
export type ElementDeclaration = ScreenDeclaration | PlainDeclaration
