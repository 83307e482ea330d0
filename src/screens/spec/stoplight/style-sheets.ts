import libraryCss from '@stoplight/elements/styles.min.css?inline'
import { registeredStyles } from '../../../theme/style-registry'
import { dom } from './libraries'
import { forShadowRoot } from './for-shadow-root'
import css from './stoplight.css?inline'

let texts: readonly string[] | undefined

/** The rules of the library, of its icons, of the kit for the texts that the kit renders, and last those for this root. */
function allTexts(): readonly string[] {
  texts ??= [
    forShadowRoot(libraryCss),
    forShadowRoot(dom.css()),
    `.pe-description { ${registeredStyles().join('\n')} }`,
    css,
  ]
  return texts
}

// A sheet can only be adopted in the document it was made for.
const sheetsOfPages = new WeakMap<Document, readonly CSSStyleSheet[]>()

export function adoptStyles(root: ShadowRoot): void {
  const page = root.ownerDocument
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheets =
    sheetsOfPages.get(page) ??
    allTexts().map((text) => {
      const sheet = new Sheet()
      sheet.replaceSync(text)
      return sheet
    })
  sheetsOfPages.set(page, sheets)
  root.adoptedStyleSheets = [...sheets]
}
