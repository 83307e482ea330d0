/** The lines of a text with where each begins, one at a time: documents have up to 4 MB. */
function* linesOf(text: string): Generator<{ line: string; start: number; next: number }> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    const next = end === -1 ? text.length : end + 1
    yield { line: text.slice(start, end === -1 ? text.length : end), start, next }
    start = next
  }
}

/** Separates front matter, which stands between two lines of `---` at the beginning, from the text after it. */
export function splitFrontMatter(source: string): { yaml: string | undefined; content: string } {
  let from: number | undefined
  for (const { line, start, next } of linesOf(source)) {
    const isFence = line.startsWith('---') && line.slice(3).trim() === ''
    if (from === undefined && !isFence) break
    if (from === undefined) from = next
    else if (isFence) return { yaml: source.slice(from, start), content: source.slice(next) }
  }
  return { yaml: undefined, content: source }
}

/** Returns the text of the first `# Heading`, without the hashes that may close it; empty if there is none. */
export function firstHeading(content: string): string {
  for (const { line } of linesOf(content)) {
    if (line[0] !== '#' || (line[1] !== ' ' && line[1] !== '\t')) continue
    const heading = withoutClosingHashes(line.slice(1).trim())
    if (heading !== '') return heading
  }
  return ''
}

function withoutClosingHashes(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '#') end -= 1
  const isClosing = end < text.length && (end === 0 || text[end - 1] === ' ' || text[end - 1] === '\t')
  return isClosing ? text.slice(0, end).trimEnd() : text
}
