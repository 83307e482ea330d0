export const TYPEFACE = 'Portal Figtree'
export const TYPEFACE_WEIGHTS = '300 900'

/** For a page that comes with its content. A typeface that came after the first paint would break its lines anew, so it is not used. */
export const typefaceRule = (file: string): string =>
  `@font-face{font-family:"${TYPEFACE}";src:url("${file}") format("woff2");font-weight:${TYPEFACE_WEIGHTS};font-display:optional}`
