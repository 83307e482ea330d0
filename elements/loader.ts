import { configure, readScriptTag, tagPrefix } from '../src/element/configuration'
import type { ElementDeclaration } from '../src/element/declare'

export { configure }

/** What stands behind the prefix of each tag, and where its declaration is. */
const declarations: Readonly<Record<string, () => Promise<ElementDeclaration>>> = {
  'accept-invitation': () =>
    import('./portal-accept-invitation').then((module) => module.portalAcceptInvitation),
  app: () => import('./portal-app').then((module) => module.portalApp),
  catalog: () => import('./portal-catalog').then((module) => module.portalCatalog),
  'change-password': () => import('./portal-change-password').then((module) => module.portalChangePassword),
  content: () => import('./portal-content').then((module) => module.portalContent),
  'copy-id': () => import('./portal-copy-id').then((module) => module.portalCopyId),
  docs: () => import('./portal-docs').then((module) => module.portalDocs),
  'empty-state': () => import('./portal-empty-state').then((module) => module.portalEmptyState),
  forbidden: () => import('./portal-forbidden').then((module) => module.portalForbidden),
  'forgot-password': () => import('./portal-forgot-password').then((module) => module.portalForgotPassword),
  header: () => import('./portal-header').then((module) => module.portalHeader),
  login: () => import('./portal-login').then((module) => module.portalLogin),
  'my-apps': () => import('./portal-my-apps').then((module) => module.portalMyApps),
  'not-found': () => import('./portal-not-found').then((module) => module.portalNotFound),
  register: () => import('./portal-register').then((module) => module.portalRegister),
  'reset-password': () => import('./portal-reset-password').then((module) => module.portalResetPassword),
  'oauth2-redirect': () => import('./portal-oauth2-redirect').then((module) => module.portalOAuth2Redirect),
  spec: () => import('./portal-spec').then((module) => module.portalSpec),
}

const requested = new Set<string>()

/** Each pause is twice the one before, the first a second: for four minutes in all. */
const MOST_RETRIES = 8

async function request(
  tag: string,
  load: () => Promise<ElementDeclaration>,
  first: Element,
  retries = 0,
): Promise<void> {
  if (requested.has(tag)) return
  requested.add(tag)
  try {
    const [declaration, { defineElement }] = await Promise.all([
      load().then((declared) => {
        // On its way while the bridge still is. The element asks again, and reports what fails.
        if (declared.drawnBy === 'react') declared.screen().catch(() => undefined)
        return declared
      }),
      import('../src/element/define'),
    ])
    defineElement(declaration, tag)
  } catch (error) {
    requested.delete(tag)
    if (retries < MOST_RETRIES)
      setTimeout(() => void request(tag, load, first, retries + 1), 1000 * 2 ** retries)
    if (retries > 0) return
    console.error(`The kit could not load what <${tag}> needs.`, error)
    first.dispatchEvent(
      new CustomEvent('element-error', { detail: { error }, bubbles: true, composed: true }),
    )
  }
}

function meet(element: Element): void {
  const tag = element.localName
  const prefix = tagPrefix()
  const load = tag.startsWith(prefix) ? declarations[tag.slice(prefix.length)] : undefined
  if (load) void request(tag, load, element)
  else if (element.matches(':not(:defined)')) {
    // Somebody else's element may bring a shadow root once it is defined.
    customElements
      .whenDefined(tag)
      .then(() => element.shadowRoot && observe(element.shadowRoot), console.error)
  }
  if (element.shadowRoot) observe(element.shadowRoot)
}

function meetAll(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) meet(element)
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
