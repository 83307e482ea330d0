const STEP = '  '
/** Strings, structure, and what stands between: numbers and words. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * JSON in lines, with every value as it was written: to parse numbers and write them again would round long ones. Undefined for
 * what is no JSON.
 */
export function prettyJson(text: string): string | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  let depth = 0
  let before = ''
  let written = ''
  const line = () => `\n${STEP.repeat(depth)}`
  for (const [piece] of text.matchAll(PIECES)) {
    const opened = before === '{' || before === '['
    if (piece === '}' || piece === ']') {
      depth -= 1
      written += opened ? piece : line() + piece
    } else {
      if (opened || before === ',') written += line()
      if (piece === '{' || piece === '[') depth += 1
      written += piece === ':' ? ': ' : piece
    }
    before = piece
  }
  return written
}
