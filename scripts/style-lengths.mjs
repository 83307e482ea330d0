/** The one style sheet that says what a rem of the kit is. */
const TOKENS = 'src/theme/tokens.css'

/**
 * Finds lengths in rem, which follow the root of the page rather than the reader. Components multiply `var(--_rem)`; conditions of
 * media and containers are in em.
 *
 * @param {string} path @param {string} css
 * @returns {string[]} Each with its line.
 */
export function findRawRem(path, css) {
  if (path.endsWith(TOKENS)) return []
  const bare = css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return bare
    .split('\n')
    .flatMap((line, index) => (/\d(?:\.\d+)?rem\b/.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []))
}
