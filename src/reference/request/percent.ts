const escaped = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** A lone half of a surrogate pair has no bytes. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** Percent-encodes all but RFC 3986's unreserved characters. A lone surrogate becomes U+FFFD, as in browsers. */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, escaped)

/**
 * RFC 6570's reserved expansion: reserved characters and triples such as `%2F` stay as they are. Except `#`, which no place of a
 * request may hold: what follows it would never be sent.
 */
export const reservedExpanded = (text: string): string =>
  text
    .split(/(%[0-9A-Fa-f]{2}|[:/?[\]@!$&'()*+,;=])/)
    .map((part, index) => (index % 2 === 1 ? part : percentEncoded(part)))
    .join('')

/** As HTML forms encode names and values: a space is `+`. */
export const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1)
