import { nearestName } from '../lib/nearest-name'

/** Attributes that HTML gives to any element. */
const GLOBAL = new Set(
  (
    'accesskey autofocus class contenteditable dir draggable exportparts hidden id inert is itemid itemprop itemref itemscope ' +
    'itemtype lang nonce part popover role slot spellcheck style tabindex title translate'
  ).split(' '),
)
/** Of scripts and frameworks: `data-…`, `aria-…`, `onclick`, `_ngcontent-…`, `v-…`, and whatever has other characters than names have. */
const OF_OTHERS = /^(aria|data|ng|v)-|^(on|_)|[^a-z0-9-]/

/** The parts of a `securitypolicyviolation` event that are read. */
interface Violation {
  readonly blockedURL: string | null
  readonly effectiveDirective: string
}

const attributesOf = new Map<string, readonly string[]>()
const given = new Set<string>()

function hint(message: string): void {
  if (given.has(message)) return
  given.add(message)
  console.warn(message)
}

function checkAttributes(element: Element): void {
  const known = attributesOf.get(element.localName)
  if (!known) return
  for (const name of element.getAttributeNames()) {
    if (known.includes(name) || GLOBAL.has(name) || OF_OTHERS.test(name)) continue
    const nearest = nearestName(name, known)
    const advice = nearest ? `Did you mean "${nearest}"?` : `It has: ${known.join(', ')}.`
    hint(`<${element.localName}> has no attribute "${name}". ${advice}`)
  }
}

function checkBelow(root: ParentNode): void {
  for (const tag of attributesOf.keys()) root.querySelectorAll(tag).forEach(checkAttributes)
}

function checkViolation(blockedUrl: string, directive: string): void {
  if (directive !== 'connect-src' || !URL.canParse(blockedUrl)) return
  const { origin } = new URL(blockedUrl)
  for (const tag of attributesOf.keys())
    for (const element of document.querySelectorAll<HTMLElement & { apiBaseUrl?: string }>(tag)) {
      const base = new URL(element.apiBaseUrl ?? '', document.baseURI)
      if (base.origin !== origin) continue
      hint(
        `The Content Security Policy of this page does not let <${tag}> request ${origin}. Add it to the directive connect-src.`,
      )
    }
}

let isWatching = false

function watch(): void {
  if (isWatching) return
  isWatching = true
  const options = { childList: true, subtree: true, attributes: true }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && target instanceof Element) checkAttributes(target)
      for (const node of addedNodes)
        if (node instanceof Element) {
          checkAttributes(node)
          checkBelow(node)
        }
    }
  }).observe(document, options)
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    checkViolation(blockedURI, effectiveDirective),
  )
  // Violations from before this module was there. Not every browser keeps them.
  if ('ReportingObserver' in window)
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const { blockedURL, effectiveDirective } = body as unknown as Violation
          checkViolation(blockedURL ?? '', effectiveDirective)
        }
      },
      { types: ['csp-violation'], buffered: true },
    ).observe()
}

/**
 * Tells the author of a page on the console what is wrong with the tags in it: attributes that no tag has, and requests that the page's
 * policy refuses. A module of its own, because visitors have no use for it.
 */
export function giveHints(tag: string, attributes: readonly string[]): void {
  attributesOf.set(tag, attributes)
  watch()
  checkBelow(document)
}
