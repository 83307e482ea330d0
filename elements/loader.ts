import { configure, readScriptTag, tagPrefix } from '../src/element/configuration'
import type { ElementDeclaration } from '../src/element/declare'

export { configure }

interface DeclarationModule {
  readonly default: ElementDeclaration
}

/** The module of each tag, by the tag's name without its prefix. */
const declarations: Readonly<Record<string, () => Promise<DeclarationModule>>> = {
  'accept-invitation': () => import('./portal-accept-invitation'),
  app: () => import('./portal-app'),
  application: () => import('./portal-application'),
  'application-form': () => import('./portal-application-form'),
  catalog: () => import('./portal-catalog'),
  'change-password': () => import('./portal-change-password'),
  content: () => import('./portal-content'),
  'copy-id': () => import('./portal-copy-id'),
  dashboard: () => import('./portal-dashboard'),
  docs: () => import('./portal-docs'),
  'empty-state': () => import('./portal-empty-state'),
  forbidden: () => import('./portal-forbidden'),
  'forgot-password': () => import('./portal-forgot-password'),
  header: () => import('./portal-header'),
  login: () => import('./portal-login'),
  'my-apps': () => import('./portal-my-apps'),
  'not-found': () => import('./portal-not-found'),
  register: () => import('./portal-register'),
  'reset-password': () => import('./portal-reset-password'),
  'oauth2-redirect': () => import('./portal-oauth2-redirect'),
  spec: () => import('./portal-spec'),
}

const requested = new Set<string>()

/** Each pause is twice the one before, the first a second: for four minutes in all. */
const MOST_RETRIES = 8

async function request(
  tag: string,
  load: () => Promise<DeclarationModule>,
  first: Element,
  retries = 0,
): Promise<void> {
  if (requested.has(tag)) return
  requested.add(tag)
  try {
    const [declaration, { defineElement }] = await Promise.all([
      load().then(({ default: declared }) => {
        // On its way while the bridge still is. The element asks again, and reports what fails.
        if (declared.renderer === 'react') {
          declared.prepare?.().then(
            (begin) => begin(first),
            () => undefined,
          )
          declared.screen.load().catch(() => undefined)
        }
        return declared
      }),
      import('../src/element/define'),
      // Every declaration asks for it, but only once it is here itself.
      import('../src/element/declare'),
    ])
    defineElement(declaration, tag)
  } catch (error) {
    requested.delete(tag)
    if (retries < MOST_RETRIES)
      setTimeout(
        () => {
          request(tag, load, first, retries + 1).catch(console.error)
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
  const load = tag.startsWith(prefix) ? declarations[tag.slice(prefix.length)] : undefined
  if (load) request(tag, load, element).catch(console.error)
  else if (element.matches(UNDEFINED)) {
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

readScriptTag(import.meta.url)
// A module that imports this one runs next and may still choose a prefix.
queueMicrotask(() => observe(document))
