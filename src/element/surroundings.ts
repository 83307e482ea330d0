import { chooseLanguage, type Language } from '../i18n'
import type { HistoryEntry } from '../state'
import { chosenLanguage } from '../state/chosen-language'
import { announceConfiguration, configuredValue, onConfigurationChange, scriptText } from './configuration'

/** The property `assembledPortal` of `portal-app`, read by the elements inside it: one object per state. */
export interface AssembledPortal {
  /** Values by property name, taken by an element that has none of its own; `lang` among them. */
  readonly configuration: Readonly<Record<string, unknown>>
  /** True where an address may end in a hash; else a place inside a screen travels in the query. */
  readonly keepsHash: boolean
  hrefFor(path: string): string
  /** URL to which identity providers redirect after a sign-in in Try it; empty if the portal has none. @param path - Of the portal's own page for it. */
  redirectUrlFor(path: string): string
  /** Query of the present location, with its question mark, or empty. */
  query(): string
  navigate(path: string, options?: { replace?: boolean }): void
  /** Sets the title of the page. Undefined: the title of the route. */
  nameScreen(title: string | undefined): void
  /** Entry of the history that is shown. */
  entry(): HistoryEntry | undefined
  /** Scrolls to where the viewer was in that entry; false if they come for the first time. */
  restoreScroll(): boolean
  /** Takes parameters out of the query without a new entry in the history. */
  removeParameters(...names: string[]): void
}

/** The node around this one, out of a shadow root into its host. */
function nodeAround(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode
}

function* elementsAround(element: Element): Generator<Element> {
  for (let node = nodeAround(element); node; node = nodeAround(node)) if (node instanceof Element) yield node
}

const isAssembled = (node: Element): node is Element & { assembledPortal: AssembledPortal } =>
  'assembledPortal' in node && typeof node.assembledPortal === 'object' && node.assembledPortal !== null

export function assembledPortalAround(element: Element): AssembledPortal | undefined {
  for (const around of elementsAround(element)) if (isAssembled(around)) return around.assembledPortal
  return undefined
}

/** The nearest element around that the kit is going to define but has not yet, and which may bring configuration. */
export function undefinedAppAround(element: Element, appTag: string): Element | undefined {
  for (const around of elementsAround(element)) {
    if (around.localName === appTag && !around.matches(':defined')) return around
  }
  return undefined
}

/**
 * The visitor's choice in the header, then the element's own `lang`, then what the kit was configured with, then the nearest `lang` around, then the browser.
 * A language that the kit does not speak counts as none.
 */
export function languageFor(element: HTMLElement, assembled: AssembledPortal | undefined): Language {
  const around = Array.from(elementsAround(element), (candidate) => candidate.getAttribute('lang'))
  const configured = [assembled?.configuration['lang'], configuredValue('lang'), scriptText('lang')]
  const texts = configured.map((value) => (typeof value === 'string' ? value : undefined))
  const own = [chosenLanguage.get(), element.getAttribute('lang')]
  return chooseLanguage([...own, ...texts, ...around, ...navigator.languages])
}

// One observer for all elements of the page: `lang` changes rarely, and filtering by attribute is the browser's work.
const languageObserver = new MutationObserver(announceConfiguration)
const watchedRoots = new WeakSet<Node>()

/** Calls the listener when configuration, or a `lang` around the element, may have changed. Returns its undo. */
export function watchSurroundings(element: Element, listener: () => void): () => void {
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    if (!watchedRoots.has(root)) {
      watchedRoots.add(root)
      languageObserver.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] })
    }
    if (!(root instanceof ShadowRoot)) break
  }
  return onConfigurationChange(listener)
}

chosenLanguage.subscribe(announceConfiguration)
addEventListener('languagechange', announceConfiguration)
