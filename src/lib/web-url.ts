/**
 * Returns an http(s) URL, or undefined for every other text.
 *
 * @param base - What relative URLs start from. Without it they are refused.
 */
export function webUrl(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}
