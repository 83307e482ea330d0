import type { KitOptions } from '../src/element/configuration'
import { copyFor } from '../src/element/copies'
import type { ElementDeclaration, Kit } from '../src/element/declare'
import { graph } from './graph'

// Everything else waits for this file, so it imports nothing that would be a file of its own.

interface DeclarationModule {
  readonly default: ElementDeclaration
}

const script = Array.from(document.scripts).find(({ src }) => src === import.meta.url)?.dataset ?? {}
const early: KitOptions = {}
let kit = graph.configuration

/** Sets defaults for every element on the page. An option given as `undefined` goes back to its default. */
export function configure(options: KitOptions): void {
  if (kit) kit.configure(options)
  else Object.assign(early, options)
}

const tagPrefix = () => kit?.tagPrefix() ?? early.prefix ?? script['prefix'] ?? 'portal-'

/** From here on the kit itself knows what is configured. */
function handOver(loaded: Kit): void {
  if (kit) return
  kit = loaded
  kit.readScriptTag(import.meta.url)
  kit.configure(early)
}

/** The language that an element will most likely have. If it has another, its texts come a little later. */
function languageAround(element: Element): string {
  const named = [
    element.getAttribute('lang'),
    early.lang,
    script['lang'],
    element.closest('[lang]')?.getAttribute('lang'),
    ...navigator.languages,
  ].map((tag) => tag?.slice(0, 2).toLowerCase())
  return named.find((language) => language && graph.languages.includes(language)) ?? 'en'
}

interface LoadedTag {
  readonly declaration: ElementDeclaration
  readonly loadedKit: Kit
}

/** Asks for everything that a tag needs, so that no file waits for another. Only the declaration and the kit have to arrive. */
async function loadTag(name: string, first: Element): Promise<LoadedTag> {
  graph.preload(name, languageAround(first))
  const { default: declaration } = (await graph.load(name)) as DeclarationModule
  // Their files are on their way already. The element asks again, and reports what fails.
  if (declaration.renderer === 'react') {
    declaration.prefetch?.().catch(() => undefined)
    declaration.screen.load().catch(() => undefined)
  }
  return { declaration, loadedKit: await declaration.kit() }
}

const requested = new Set<string>()
/** Of tags that are requested now. */
const loading = new Set<Promise<LoadedTag>>()

/** Each pause is twice the one before, the first a second: for four minutes in all. */
const MOST_RETRIES = 8

async function request(tag: string, name: string, first: Element, retries = 0): Promise<void> {
  if (requested.has(tag)) return
  requested.add(tag)
  try {
    const load = loadTag(name, first)
    loading.add(load)
    const { declaration, loadedKit } = await load.finally(() => loading.delete(load))
    // One frame for all of them: tags that appear one after the other move each other.
    await Promise.allSettled(loading)
    handOver(loadedKit)
    loadedKit.defineElement(declaration, tag)
  } catch (error) {
    requested.delete(tag)
    if (retries < MOST_RETRIES)
      setTimeout(
        () => {
          request(tag, name, first, retries + 1).catch(console.error)
        },
        1000 * 2 ** retries,
      )
    if (retries > 0) return
    console.error(`The kit could not load what <${tag}> needs.`, error)
    first.dispatchEvent(
      new CustomEvent('element-error', { detail: { error }, bubbles: true, composed: true }),
    )
  }
}

const UNDEFINED = ':not(:defined)'

function meet(element: Element): void {
  const tag = element.localName
  const prefix = tagPrefix()
  const name = tag.slice(prefix.length)
  if (tag.startsWith(prefix) && Object.hasOwn(graph.tags, name)) {
    const copy = copyFor(prefix, import.meta.url, meet)
    if (copy?.meet && copy.meet !== meet) copy.meet(element)
    else if (copy) request(tag, name, element).catch(console.error)
  } else if (element.matches(UNDEFINED)) {
    // Another library's element may bring a shadow root once it is defined.
    customElements
      .whenDefined(tag)
      .then(() => element.shadowRoot && observe(element.shadowRoot), console.error)
  }
  if (element.shadowRoot) observe(element.shadowRoot)
}

/** Looks for shadow roots, for which there is no selector: some at a time, because pages insert thousands of elements at once. */
function meetRoots(elements: NodeListOf<Element>, at = 0): void {
  const end = performance.now() + 3
  for (let element = elements[at]; element; element = elements[at]) {
    at += 1
    if (element.shadowRoot) meet(element)
    if (performance.now() > end) {
      setTimeout(meetRoots, 0, elements, at)
      return
    }
  }
}

function meetAll(root: ParentNode): void {
  root.querySelectorAll(UNDEFINED).forEach(meet)
  meetRoots(root.querySelectorAll('*'))
}

const watched = new WeakSet<Node>()

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue
      meet(node)
      meetAll(node)
    }
  }
})

/**
 * Defines the kit's tags below a root as they appear. The document, and open shadow roots found in it, are observed
 * anyway; closed ones, and such as are attached to an element long after it was inserted, are not.
 */
export function observe(root: Document | DocumentFragment | Element): void {
  if (watched.has(root)) return
  watched.add(root)
  meetAll(root)
  observer.observe(root, { childList: true, subtree: true })
}

kit?.readScriptTag(import.meta.url)
// A module that imports this one runs next and may still choose a prefix.
queueMicrotask(() => observe(document))
