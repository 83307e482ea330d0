/** On the root of a page that has shown the visitor's choice from its beginning. */
export const schemeAttribute = 'data-portal-scheme'

let sheet: CSSStyleSheet | undefined

/**
 * Shows the page's elements with `theme="auto"` in the scheme that the visitor has chosen.
 *
 * @param scheme - `auto`: that of the portal's theme, else of the visitor's system.
 */
export function showScheme(scheme: 'light' | 'dark' | 'auto'): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  document.documentElement.removeAttribute(schemeAttribute)
  sheet.replaceSync(scheme === 'auto' ? '' : `:root { --portal-color-scheme: ${scheme} }`)
}
