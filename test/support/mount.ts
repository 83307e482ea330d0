import './failure-picture'
import { waitUntil as waitFor } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { defineElement } from '../../src/element/define'
import type { ElementContract, EventKinds, ScreenContract } from '../../src/element/declare'
import { screenElement } from '../../src/element/declare'
import type { ElementOf } from '../../src/element/declared-element'
import type { PropertyKinds } from '../../src/element/property-kinds'
import type { LazyExport, Namespace } from '../../src/i18n'
import { registerStyles } from '../../src/theme/style-registry'

let lastTag = 0

/** A tag name that no other test has: a definition lasts as long as the page. */
export const freshTag = (): `portal-${string}` => `portal-test-${(lastTag += 1)}`

/** A screen that is there already. */
export const ready = <S extends (props: never) => ReactNode>(Screen: S): LazyExport<S> => ({
  load: () => Promise.resolve(Screen),
  namespaces: [],
})

interface TestContract<P extends PropertyKinds, E extends EventKinds>
  extends Omit<ElementContract<P, E>, 'tag'>, Partial<Omit<ScreenContract<P, E>, 'screen' | 'tag'>> {
  /** How the screen is loaded. Default: it is there. */
  readonly load?: () => Promise<unknown>
  /** Message namespaces that the screen reads. */
  readonly messages?: readonly Namespace[]
  /** A style sheet that comes with the screen. */
  readonly styles?: string
}

/** A fresh tag that shows the given screen. */
export function defineScreen<
  const P extends PropertyKinds,
  const E extends EventKinds = Record<never, never>,
>(
  Screen: (props: never) => ReactNode,
  contract: TestContract<P, E> = {},
): { tag: `portal-${string}`; create(): ElementOf<P, E> } {
  const tag = freshTag()
  const { load = () => Promise.resolve(Screen), messages = [], styles, ...others } = contract
  if (styles !== undefined) registerStyles(styles, 2)
  const screen = { load, namespaces: messages } as ScreenContract<P, E>['screen']
  defineElement(screenElement<P, E>({ ...others, screen, tag }), tag)
  return { tag, create: () => document.createElement(tag) as ElementOf<P, E> }
}

/** Puts markup on the page and gives its first element; everything is gone when the test ends. */
export function mount<T extends Element>(content: string | T): T {
  const area = document.createElement('div')
  area.className = 'test-area'
  if (typeof content === 'string') area.innerHTML = content
  else area.append(content)
  document.body.append(area)
  return area.firstElementChild as T
}

afterEach(() => {
  for (const area of document.querySelectorAll('.test-area')) area.remove()
})

/** Everything below an element, shadow roots included. */
export function* everythingIn(root: Element | ShadowRoot | Document): Generator<Element> {
  for (const child of root.children) {
    yield child
    if (child.shadowRoot) yield* everythingIn(child.shadowRoot)
    yield* everythingIn(child)
  }
}

/** What a reader sees of an element, in its shadow root too. */
export function textOf(element: Element): string {
  return [element.shadowRoot?.textContent ?? '', element.textContent ?? ''].join(' ').trim()
}

/** Waits for a condition, as long as a machine takes that does a lot beside. */
export const waitUntil = (condition: () => unknown, message = 'what was waited for'): Promise<void> =>
  waitFor(condition, message, { timeout: 20_000 })

/** Waits until the element shows a text. */
export async function shows(element: Element, text: string): Promise<void> {
  await waitUntil(() => textOf(element).includes(text), `"${text}" in <${element.localName}>`).catch(
    (error: Error) => {
      throw new Error(`${error.message}; it shows "${textOf(element)}"`)
    },
  )
}

/** The next event of a name, wherever inside the target it was fired. */
export function nextEvent<D = unknown>(target: EventTarget, name: string): Promise<CustomEvent<D>> {
  return new Promise((resolve) =>
    target.addEventListener(name, (event) => resolve(event as CustomEvent<D>), { once: true }),
  )
}

/** Collects what is written to the console as errors, instead of writing it, until the test ends. */
export function consoleErrors(): string[] {
  const written: string[] = []
  const original = console.error
  console.error = (...parts: unknown[]) => void written.push(parts.map(String).join(' '))
  restorers.push(() => (console.error = original))
  return written
}

const restorers: (() => void)[] = []

afterEach(() => {
  for (const restore of restorers.splice(0)) restore()
})
