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
  sheet.replaceSync(scheme === 'auto' ? '' : `:root { --portal-color-scheme: ${scheme} }`)
}
