const mostCharacters = 60
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Returns a name that somebody else has chosen, fit for a mail: at most 60 characters on one line, and nothing in it that a
 * mail program makes a link of. Such programs take `example.com`, `https://…` and `name@host` for links wherever they stand, so
 * dots, colons and at signs are followed by a space: `example. com`.
 */
export function shownName(name: string): string {
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
  return characters.length <= mostCharacters
    ? line
    : `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
}

/** Whether it reads as a name: a few words of letters, or shortened ones as `Dr.`. Anything else is quoted. */
export function looksLikeName(shown: string): boolean {
  const words = shown.split(' ')
  return words.length <= 4 && words.every((word) => /^(?:[\p{L}\p{M}'’-]+|\p{Lu}\p{L}{0,3}\.)$/u.test(word))
}
