const maxCharacters = 60
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Returns an untrusted name, fit for a mail: at most 60 characters on one line, and nothing in it that a mail program makes a
 * link of. Such programs take `example.com`, `https://…` and `name@host` for links wherever they stand, so
 * dots, colons and at signs are followed by a space: `example. com`.
 */
export function displayName(name: string): string {
  const line = name
    // Letters of other widths and dots of other scripts are dots to a browser.
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[“”„‟«»‹›]/g, '"')
    .replace(/([.:@])(?=[^\s.:@])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment)
  return characters.length <= maxCharacters
    ? line
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
}

/** Whether the text is at most four words of letters, abbreviations such as `Dr.` included. Any other name is quoted. */
export function isPlainName(shown: string): boolean {
  const parts = shown.split(' ')
  return parts.length <= 4 && parts.every((part) => /^(?:[\p{L}\p{M}'’-]+|\p{Lu}\p{L}{0,3}\.)$/u.test(part))
}
