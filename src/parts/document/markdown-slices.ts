/** Small enough to be parsed between two frames. */
const SLICE_LENGTH = 8_000

const fence = /^ {0,3}(`{3,}|~{3,})/
const heading = /^#{1,6}(?:\s|$)/
/** Elements and groups that may have blocks of Markdown in them. */
const container =
  /<(\/?)(?:details|div|center|section|article|table|ul|ol|blockquote|dl|figure)(?=[\s>])|<!--\s*(?:tabs|steps):(start|end)\s*-->/gi
const definition = /^ {0,3}\[(?!\^)[^\]]+\]:\s*\S.*$/gm

/**
 * Markdown in slices that mean the same one by one as together: each ends before a heading, or before a paragraph that
 * nothing around it can reach. Definitions that links refer to go along with each.
 *
 * The parser of markdown-to-jsx has no way to pause. On 3 MB it takes 1.5 s as a whole and 0.6 s in slices, of which the longest
 * takes 14 ms. A worker would not help: to copy the nodes of these 3 MB back to the page takes 2 s, and the page needs the 26 kB of
 * the parser for API descriptions too.
 */
export function* markdownSlices(markdown: string): Generator<string> {
  const text = markdown.replace(/\r\n?/g, '\n')
  if (text.length <= SLICE_LENGTH) {
    yield text
    return
  }
  const definitions = [...text.matchAll(definition)].map(([line]) => line).join('\n')
  const complete = (slice: string) => (definitions ? `${slice}\n\n${definitions}` : slice)
  let start = 0
  for (const position of boundaries(text)) {
    if (position - start < SLICE_LENGTH) continue
    yield complete(text.slice(start, position))
    start = position
  }
  yield complete(text.slice(start))
}

/** Positions of lines at which nothing before them is still open. */
function* boundaries(text: string): Generator<number> {
  let open: string | undefined
  let elements = 0
  let isAfterBlank = true
  for (let position = 0; position < text.length;) {
    const end = text.indexOf('\n', position)
    const line = text.slice(position, end === -1 ? text.length : end)
    const [, marks] = fence.exec(line) ?? []
    if (open) {
      if (marks?.startsWith(open) && line.trim() === marks) open = undefined
    } else {
      // A list goes on with an item or an indented line, a quotation with its mark.
      const isStart = isAfterBlank && /^[\p{L}\p{N}*_`[!]/u.test(line) && !/^(\d+[.)]|\*\s)/.test(line)
      if (elements === 0 && (heading.test(line) || isStart)) yield position
      for (const [, slash, edge] of line.matchAll(container))
        elements = Math.max(0, elements + (slash || edge === 'end' ? -1 : 1))
      open = marks
    }
    isAfterBlank = line.trim() === ''
    position = end === -1 ? text.length : end + 1
  }
}
