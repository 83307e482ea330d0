/** Rules that are made for a whole page: what they say of the page holds for the host of the shadow root. */
export const forShadowRoot = (css: string): string =>
  css.replace(/(^|[{},])\s*(?::root|html|body)(?=[\s{,.:[])/g, '$1:host')
