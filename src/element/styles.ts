import type { EmbedderCss } from './common-contract'

/** Tells copies of the kit on one page apart, so that neither styles what the other has rendered. */
const kitId = Math.random().toString(36).slice(2)

/** Marks every box that the kit renders into. */
export const boxAttribute = 'data-portal-kit'
const elementAttribute = 'data-portal-element'
/** Marks a box that uses all the width that there is. */
export const wideAttribute = 'data-portal-wide'
let marked = 0

/** Makes a box of ours out of a fresh element. */
export function markBox(box: HTMLElement, elementId: string): void {
  box.setAttribute(boxAttribute, kitId)
  box.setAttribute(elementAttribute, elementId)
}

export const nextElementId = (): string => String((marked += 1))

// Two ids that nothing has: enough to win over a host page's rules for elements, classes and everything, and over one id.
const weight = ':not(#_#_)'
const kitScope = `[${boxAttribute}="${kitId}"]${weight}`

/** Only these may stand inside another rule; what names fonts, animations and properties belongs to the whole root. */
const isNestable = (rule: CSSRule): boolean =>
  rule instanceof CSSStyleRule || (rule instanceof CSSGroupingRule && !(rule instanceof CSSPageRule))

/** What begins a rule that may not stand inside another one. */
const unnestable = /@(?!media\b|container\b|supports\b)/

/**
 * Keeps rules inside a scope. Most texts are parsed once, as they are. A text with one brace too many gives a second rule: it is read
 * alone by the browser first, so that it cannot break out, as is one with rules that must be outside.
 *
 * @param css - Rules without imports; `&` stands for the scope itself.
 */
function scoped(css: string, scope: string, Sheet: typeof CSSStyleSheet): CSSStyleSheet {
  const sheet = new Sheet()
  if (!unnestable.test(css)) {
    sheet.replaceSync(`${scope} {\n${css}\n}`)
    if (sheet.cssRules.length === 1) return sheet
  }
  // Read with this page's own constructor, also for the document of a frame: `instanceof` knows only these rules.
  const read = new CSSStyleSheet()
  read.replaceSync(css)
  const rules = Array.from(read.cssRules)
  const textOf = (chosen: CSSRule[]) => chosen.map((rule) => rule.cssText).join('\n')
  const [inside, outside] = [rules.filter(isNestable), rules.filter((rule) => !isNestable(rule))]
  sheet.replaceSync(`${textOf(outside)}\n${scope} {\n${textOf(inside)}\n}`)
  return sheet
}

type Root = Document | ShadowRoot

// A sheet can only be adopted in the document it was made for.
const sheetsOfDocuments = new WeakMap<Document, Map<string, CSSStyleSheet>>()

function sharedSheet(
  root: Root,
  key: string,
  make: (Sheet: typeof CSSStyleSheet) => CSSStyleSheet,
): CSSStyleSheet {
  const page = root instanceof ShadowRoot ? root.ownerDocument : root
  const sheets = sheetsOfDocuments.get(page) ?? new Map<string, CSSStyleSheet>()
  sheetsOfDocuments.set(page, sheets)
  const sheet = sheets.get(key) ?? make(page.defaultView?.CSSStyleSheet ?? CSSStyleSheet)
  sheets.set(key, sheet)
  return sheet
}

function adopt(root: Root, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

const kitSheets = new WeakSet<CSSStyleSheet>()

/**
 * Adopts the kit's rules, kept inside the kit's boxes: each sheet once per root, in the given order, and before all others, so that
 * an embedder's rules of the same weight win.
 */
export function adoptKitStyles(root: Root, texts: readonly string[]): void {
  const sheets = texts.map((css) => sharedSheet(root, css, (Sheet) => scoped(css, kitScope, Sheet)))
  const present = new Set(root.adoptedStyleSheets)
  if (sheets.every((sheet) => present.has(sheet))) return
  for (const sheet of sheets) kitSheets.add(sheet)
  const others = [...present].filter((sheet) => !kitSheets.has(sheet))
  root.adoptedStyleSheets = [...sheets, ...others]
}

/** Says how a tag stands in the text around it, weaker than any rule of the page. */
export function adoptHostDisplay(root: Root, tag: string, display: string): void {
  const host = `${tag}:not([hidden])`
  const css = `:where(${host}, :host(:not([hidden]))), ${kitScope} ${host} { display: ${display} }`
  const make = (Sheet: typeof CSSStyleSheet) => {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    return sheet
  }
  adopt(root, sharedSheet(root, css, make))
}

/**
 * Adopts the page author's own rules for one element, stronger than ours.
 *
 * @returns takes them away again.
 */
export function adoptEmbedderStyles(
  roots: readonly Root[],
  given: EmbedderCss | undefined,
  elementId: string,
): () => void {
  const list = given === undefined ? [] : [given].flat()
  const textOf = (part: string | CSSStyleSheet) =>
    typeof part === 'string' ? part : Array.from(part.cssRules, (rule) => rule.cssText).join('\n')
  const css = list.map(textOf).join('\n')
  if (!css.trim()) return () => undefined
  const adopted = roots.map((root) => {
    const page = root instanceof ShadowRoot ? root.ownerDocument : root
    const scope = `[${elementAttribute}="${elementId}"]${kitScope}`
    const sheet = scoped(css, scope, page.defaultView?.CSSStyleSheet ?? CSSStyleSheet)
    adopt(root, sheet)
    return { root, sheet }
  })
  return () => {
    for (const { root, sheet } of adopted) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((candidate) => candidate !== sheet)
    }
  }
}
