import type { ReplacedTexts } from '../i18n'
import type { CustomErrorHandler } from '../lib/custom-error-handler'

export type { CustomErrorHandler }

// The loader carries this file on pages without any tag, so it imports types only: the platform's EventTarget takes the place of a store.

/** Options of `configure`. All but `prefix` may be changed at any time; elements on the page follow. */
export interface KitOptions {
  apiBaseUrl?: string
  authBaseUrl?: string
  portalId?: string
  userEntity?: 'user' | 'developer'
  lang?: string
  theme?: 'light' | 'dark' | 'auto'
  shadow?: boolean
  css?: string | CSSStyleSheet | readonly (string | CSSStyleSheet)[]
  headingLevel?: number
  /** Texts in place of the kit's own, by language and key: `{ en: { 'login.heading': 'Welcome' } }`. */
  texts?: ReplacedTexts
  /** Tells the author of the page on the console what is wrong with the tags in it. Default false. */
  debug?: boolean
  /** Start of every tag name, such as `acme-`. Default `portal-`. Must be set before the first tag is defined. */
  prefix?: string
  /** Gives the text for a failed request of a form, or nothing to keep the standard one. */
  customErrorHandler?: CustomErrorHandler
  /** Gives the body that a form sends. */
  requestWrapper?: (payload: Readonly<Record<string, string>>) => unknown
}

const configured: Record<string, unknown> = {}
const changes = new EventTarget()
let scriptTexts: Readonly<Record<string, string | undefined>> = {}
let isPrefixFixed = false

/** Sets defaults for every element on the page. An option given as `undefined` goes back to its default. */
export function configure(options: KitOptions): void {
  const { prefix, ...others } = options
  if (prefix !== undefined && prefix !== tagPrefix()) {
    if (isPrefixFixed) console.error(`The prefix "${prefix}" comes too late: a tag has been defined already.`)
    else configured['prefix'] = prefix
  }
  Object.assign(configured, others)
  announceConfiguration()
}

export const configuredValue = (name: string): unknown => configured[name]

/** Text of the `data-` attribute on the kit's script tag; of `texts`, the content of the page's JSON script for them. */
export const scriptText = (name: string): string | undefined =>
  name === 'texts' ? (textsInPage() ?? undefined) : scriptTexts[name]

const textsInPage = () =>
  document.querySelector('script[type="application/json"][data-portal-texts]')?.textContent

/**
 * Reads the `data-` attributes of the script tag that loaded an entry.
 *
 * @param entryUrl - `import.meta.url` of the entry, the one thing a module knows about its script tag.
 */
export function readScriptTag(entryUrl: string): void {
  const script = Array.from(document.scripts).find((candidate) => candidate.src === entryUrl)
  if (script) scriptTexts = { ...script.dataset }
}

export function tagPrefix(): string {
  return String(configured['prefix'] ?? scriptTexts['prefix'] ?? 'portal-')
}

export function fixTagPrefix(): void {
  isPrefixFixed = true
}

/** Calls the listener whenever something that many elements read has changed. Returns the function that ends it. */
export function onConfigurationChange(listener: () => void): () => void {
  const stop = new AbortController()
  changes.addEventListener('change', () => listener(), { signal: stop.signal })
  return () => stop.abort()
}

export function announceConfiguration(): void {
  changes.dispatchEvent(new Event('change'))
}
