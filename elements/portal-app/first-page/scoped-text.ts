/** What names animations, fonts and properties belongs to the whole page, and is not allowed in another rule. */
const unscoped = /^@(?:keyframes|property|font-face)\b/

/**
 * Keeps rules inside a scope, as the kit does in browsers. Here no browser reads them, so they must be minified rules without imports.
 *
 * @param scope - A selector.
 */
export function scopedText(css: string, scope: string): string {
  const rules = rulesOf(css)
  const outside = rules.filter((rule) => unscoped.test(rule))
  const inside = rules.filter((rule) => !unscoped.test(rule))
  return `${outside.join('')}${scope}{${inside.join('')}}`
}

/** Takes a style sheet apart into its outermost rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (token === '{') depth += 1
    if (token !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1).trim())
    start = index + 1
  }
  if (depth !== 0 || css.slice(start).trim() !== '')
    throw new Error('The style sheet is cut off, or has more than rules.')
  return rules
}
