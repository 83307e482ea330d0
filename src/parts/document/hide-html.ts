import { pieceAt } from './markup/html-pieces'

/** Markdown in which a sign stands for each piece of HTML. */
export interface HiddenHtml {
  text: string
  /** By the number in the sign. */
  pieces: string[]
}

/** A block of HTML, or a tag in a line. Authors do not write these characters. */
const sign = /([\uE000\uE002])(\d{1,7})\uE001/g

const fenceAtStart = /^ {0,3}(`{3,}|~{3,})/
const container = /^ {0,3}(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]{0,4}|[ \t]{0,3}(?=[>]))*/
const whole = /^<(pre|script|style|textarea)(?:[\s>]|$)/i
const blockTag = new RegExp(
  `^</?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\\s>]|/>|$)`,
  'i',
)

/**
 * Takes HTML out of Markdown by the rules of CommonMark, so that the parser reads what is around it only. What is in code is put back by
 * `withHtml`.
 */
export function hideHtml(markdown: string): HiddenHtml {
  if (!markdown.includes('<')) return { text: markdown, pieces: [] }
  const pieces: string[] = []
  const text = hideTags(hideBlocks(markdown, pieces), pieces)
  return { text, pieces }
}

/** Puts the HTML back as it was written. */
export function withHtml(text: string, pieces: readonly string[]): string {
  return text.replace(sign, (written, _, index: string) => pieces[Number(index)] ?? written)
}

/** Splits a text into words, blocks of HTML and tags. */
export function* partsOf(
  text: string,
  pieces: readonly string[],
): Generator<{ kind: 'text' | 'block' | 'tag'; source: string }> {
  let start = 0
  for (const { 0: written, 1: kind, 2: index, index: at } of text.matchAll(sign)) {
    const source = pieces[Number(index)]
    if (source === undefined) continue
    if (at > start) yield { kind: 'text', source: text.slice(start, at) }
    yield { kind: kind === '\uE002' ? 'block' : 'tag', source }
    start = at + written.length
  }
  if (start < text.length) yield { kind: 'text', source: text.slice(start) }
}

function hideBlocks(markdown: string, pieces: string[]): string {
  const lines = markdown.split('\n')
  const result: string[] = []
  let fence: string | undefined
  let isAfterBlank = true
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const opening = fenceAtStart.exec(line)?.[1]
    if (fence !== undefined) {
      if (opening?.startsWith(fence)) fence = undefined
      result.push(line)
      isAfterBlank = false
      continue
    }
    fence = opening
    const [before = ''] = container.exec(line) ?? []
    const rest = line.slice(before.length)
    const isItem = /[-*+\d]/.test(before)
    const end = rest.startsWith('<') ? endOfBlock(lines, index, rest, isAfterBlank || isItem) : undefined
    if (end === undefined) {
      result.push(line)
      isAfterBlank = rest.trim() === ''
      continue
    }
    const others = lines
      .slice(index + 1, end)
      .map((one) => one.replace(/^ {0,3}>[ \t]?/, before.includes('>') ? '' : '$&'))
    const quote = before.replace(/[^>\s]/g, ' ')
    if (!isAfterBlank && !isItem) result.push(quote.trimEnd())
    result.push(`${before}\uE002${pieces.length}\uE001`)
    if ((lines[end] ?? '').replace(/[>\s]/g, '') !== '') result.push(quote.trimEnd())
    pieces.push([rest, ...others].join('\n'))
    index = end - 1
    isAfterBlank = true
  }
  return result.join('\n')
}

/** Returns the index after the last line of the block of HTML that begins in a line; undefined if none does. */
function endOfBlock(
  lines: readonly string[],
  start: number,
  first: string,
  mayBeAnyTag: boolean,
): number | undefined {
  const [, name] = whole.exec(first) ?? []
  if (name !== undefined) return endAfter(lines, start, /<\/(?:pre|script|style|textarea)>/i)
  if (first.startsWith('<!--')) return endAfter(lines, start, /-->/)
  if (!blockTag.test(first)) {
    const piece = mayBeAnyTag ? pieceAt(first, 0) : undefined
    if (piece?.kind !== 'tag' || first.slice(piece.source.length).trim() !== '') return undefined
  }
  let end = start + 1
  while (end < lines.length && (lines[end] ?? '').replace(/[>\s]/g, '') !== '') end += 1
  return end
}

function endAfter(lines: readonly string[], start: number, closing: RegExp): number {
  for (let index = start; index < lines.length; index += 1)
    if (closing.test(lines[index] ?? '')) return index + 1
  return lines.length
}

function hideTags(text: string, pieces: string[]): string {
  let result = ''
  let start = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const piece = isEscaped(text, at) ? undefined : pieceAt(text, at)
    if (!piece || /\n[ \t]*\n/.test(piece.source)) {
      at += 1
      continue
    }
    result += `${text.slice(start, at)}\uE000${pieces.length}\uE001`
    pieces.push(piece.source)
    at += piece.source.length
    start = at
  }
  return result + text.slice(start)
}

function isEscaped(text: string, at: number): boolean {
  let count = 0
  while (text[at - 1 - count] === '\\') count += 1
  return count % 2 === 1
}
