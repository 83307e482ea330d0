import type { ReactNode } from 'react'
import type { LazyExport } from '../i18n/lazy-export'
import type { PropertyKinds, PropertyValues } from './property-kinds'

export { lazyExport } from '../i18n/lazy-export'
export { callback, choice, flag, json, number, text } from './property-kinds'

/** An event that an element fires. It bubbles, crosses shadow roots and carries one plain object as `detail`. */
export interface EventKind<D> {
  /** A listener may call `preventDefault()`, and the element then leaves the next step to it. */
  readonly cancelable: boolean
  /** Exists for the types only; never set. */
  readonly detail?: D
}

export type EventKinds = Readonly<Record<string, EventKind<unknown>>>

/** `event<{ query: string }>()`; without a type argument the detail is an empty object. */
export function event<D extends object | void = void>(options: { cancelable?: boolean } = {}): EventKind<D> {
  return { cancelable: options.cancelable ?? false }
}

/** Marks a name that exists only for documentation: its sentence is the doc comment above it. */
export const documented = true

type Documentation = Readonly<Record<string, typeof documented>>

type Capitalized<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capitalized<Tail>}`
  : Capitalize<S>

type Fire<D> = [D] extends [void] ? () => boolean : (detail: D) => boolean

/** `'login-success'` becomes `onLoginSuccess(detail)`, which answers false when a listener canceled the event. */
export type EventCallbacks<E extends EventKinds> = {
  [N in keyof E & string as `on${Capitalized<N>}`]: E[N] extends EventKind<infer D> ? Fire<D> : never
}

export type ScreenProps<P extends PropertyKinds, E extends EventKinds> = PropertyValues<P> & EventCallbacks<E>

/** What an embedder can rely on: names, types and defaults, and nothing of how it is done. */
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
  /** For pieces with slots, which cannot work without a shadow root. */
  readonly alwaysShadow?: boolean
}

export interface ScreenContract<P extends PropertyKinds, E extends EventKinds> extends ElementContract<P, E> {
  /** Loaded when the first element of this tag connects. */
  readonly screen: LazyExport<(props: NoInfer<ScreenProps<P, E>>) => ReactNode>
  /**
   * Loaded beside the screen, and called with the first element of a page: begins what that needs in any case, while the rest is on its
   * way. It never throws, and what it has begun may be left unused.
   */
  readonly prepare?: () => Promise<(element: Element) => void>
  /** Block size kept free until the screen appears, so that what follows on the page does not jump. In rem of the kit. */
  readonly reserve?: number
}

export interface ScreenDeclaration<
  P extends PropertyKinds = PropertyKinds,
  E extends EventKinds = EventKinds,
> extends Omit<ScreenContract<P, E>, 'screen'> {
  readonly renderer: 'react'
  /** Already checked against the contract, so what it wants is known to be what it gets. */
  readonly screen: LazyExport<(props: never) => ReactNode>
}

export interface PlainDeclaration<
  P extends PropertyKinds = PropertyKinds,
  E extends EventKinds = EventKinds,
> extends ElementContract<P, E> {
  readonly renderer: 'itself'
  readonly createClass: () => CustomElementConstructor
}

/** What `defineElement` takes; made by `screenElement` or `plainElement`. */
export type ElementDeclaration = ScreenDeclaration | PlainDeclaration

/** Declares an element that shows a React screen. Importing the declaration loads and defines nothing. */
export function screenElement<
  const P extends PropertyKinds = Record<never, never>,
  const E extends EventKinds = Record<never, never>,
>(contract: ScreenContract<P, E>): ScreenDeclaration<P, E> {
  return { ...contract, renderer: 'react' }
}

/**
 * Declares an element that renders itself.
 *
 * @param createClass - Called once per definition; it usually extends `withDeclaredProperties(HTMLElement, contract)`.
 */
export function plainElement<
  const P extends PropertyKinds = Record<never, never>,
  const E extends EventKinds = Record<never, never>,
>(
  contract: ElementContract<P, E>,
  createClass: (contract: ElementContract<P, E>) => CustomElementConstructor,
): PlainDeclaration<P, E> {
  return { ...contract, renderer: 'itself', createClass: () => createClass(contract) }
}
