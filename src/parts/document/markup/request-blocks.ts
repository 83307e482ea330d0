// Copied from server/src/rules/documents/markup/request-blocks.ts by `npm run contract`. Do not edit.

const firstLine = {
  curl: /^\s*(?:#.*\n\s*)*curl\s/,
  http: /^\s*(?:#.*\n\s*)*[A-Z]{3,10} https?:\/\//,
} as const

/**
 * Whether a code block is a request that readers may run: a block `request`, one call of curl, or HTTP with a request line that names a
 * server. Other blocks of HTTP, such as headers, are code.
 */
export function isRequestBlock(lang: string, text: string): boolean {
  if (lang === 'request') return true
  return (lang === 'curl' || lang === 'http') && firstLine[lang].test(text)
}
