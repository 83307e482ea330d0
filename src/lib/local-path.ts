// Any origin does: it only has to differ from every one that a path could smuggle in.
const BASE = 'https://portal.invalid'
const MAX_LENGTH = 2048

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007f')

/**
 * A path with query and hash, as the browser reads it, when it stays on the site it is used on; else nothing. Refused are
 * other origins in every disguise (`//evil`, `/\evil`, `/a/..//evil`, `javascript:`), control characters and overlong texts.
 */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  if (!value.startsWith('/') || hasControlCharacter(value) || !URL.canParse(value, BASE)) return undefined
  const url = new URL(value, BASE)
  // Dots are resolved by now, so a path of two slashes would be read as a host when it is used.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
