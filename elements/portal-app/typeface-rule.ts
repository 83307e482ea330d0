export const TYPEFACE = 'Portal Figtree'
export const TYPEFACE_WEIGHTS = '300 900'

/**
 * For a page that comes with its content. The typeface is there when it is first painted, or the page goes without: one that came later would
 * break its lines anew.
 */
export const typefaceRule = (file: string): string =>
  `@font-face{font-family:"${TYPEFACE}";src:url("${file}") format("woff2");font-weight:${TYPEFACE_WEIGHTS};font-display:optional}`
