// Copied from server/src/rules/documents/markup/footnotes.ts by `npm run contract`. Do not edit.

/** The text of a note at the foot of a document, in Markdown. */
export interface Footnote {
  text: string
  /** On which it begins, counted from 1. */
  line: number
}

const fenceAtStart = /^ {0,3}(`{3,}|~{3,})/
const noteAtStart = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]?(.*)$/
const blockAtStart = /^ {0,3}(?:#{1,6}\s|>|[-*+]\s|\d{1,9}[.)]\s|<|\||`{3}|~{3})/
const indent = /^(?: {4}|\t)/

/**
 * Takes the notes out of a document, outside of fenced code. Their lines stay as empty ones. Its time is linear in the length of the
 * text.
 */
export function takeFootnotes(markdown: string): { text: string; notes: Map<string, Footnote> } {
  const notes = new Map<string, Footnote>()
  if (!markdown.includes('[^')) return { text: markdown, notes }
  const lines = markdown.split(/\r?\n/)
  let fence: string | undefined
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const opening = fenceAtStart.exec(line)?.[1]
    if (fence !== undefined) {
      if (opening?.startsWith(fence)) fence = undefined
      continue
    }
    fence = opening
    const [, label, first = ''] = noteAtStart.exec(line) ?? []
    if (label === undefined) continue
    const end = endOf(lines, index + 1)
    const rest = lines.slice(index + 1, end).map((one) => one.replace(indent, ''))
    const key = label.toLowerCase()
    if (!notes.has(key)) notes.set(key, { text: [first, ...rest].join('\n'), line: index + 1 })
    lines.fill('', index, end)
    index = end - 1
  }
  return { text: lines.join('\n'), notes }
}

/** Returns the index after the last line of a note: its paragraph, and what is indented below it. */
function endOf(lines: readonly string[], start: number): number {
  let end = start
  let isAfterBlank = false
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') isAfterBlank = true
    else if (indent.test(line) || (!isAfterBlank && !noteAtStart.test(line) && !blockAtStart.test(line)))
      end = index + 1
    else break
  }
  return end
}

/** Numbers notes in the order in which they are first named. A note that nothing names is not shown. */
export class Footnotes {
  readonly #numbers = new Map<string, number>()

  constructor(private readonly notes: ReadonlyMap<string, Footnote>) {}

  /** Returns the number of a note, and whether it is named for the first time; undefined if there is none of this label. */
  named(label: string): { number: number; isFirst: boolean } | undefined {
    const key = label.toLowerCase()
    if (!this.notes.has(key)) return undefined
    const known = this.#numbers.get(key)
    const number = known ?? this.#numbers.size + 1
    if (known === undefined) this.#numbers.set(key, number)
    return { number, isFirst: known === undefined }
  }

  /** Returns those that were named, also while they are read: a note may name others, and itself. */
  *inOrder(): Generator<Footnote & { number: number }> {
    for (const [key, number] of this.#numbers) {
      const note = this.notes.get(key)
      if (note) yield { ...note, number }
    }
  }
}
