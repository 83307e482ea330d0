/** Where the author's Markdown is put: below a heading of this level, or in a list, where headings become bold. */
type Place = number | 'list'

const longestRun = (text: string, pattern: RegExp): number =>
  (text.match(pattern) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0)

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Writes a text that is no Markdown, such as a title, on one line. */
export const plain = (text: string): string => oneLine(text).replace(/[\\`*[\]<]/g, '\\$&')

/** Writes a code span, whatever backticks it has. */
export function code(text: string): string {
  const marks = '`'.repeat(longestRun(text, /`+/g) + 1)
  const space = marks.length > 1 || text === '' ? ' ' : ''
  return `${marks}${space}${oneLine(text)}${space}${marks}`
}

/** Writes a block of code that nothing in it ends. */
export function fenced(text: string, language: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(text, /`+/g) + 1))
  return `${marks}${language}\n${text}\n${marks}`
}

/** @param title - Markdown. */
export const link = (title: string, address: string): string =>
  `[${title}](${address.replace(/[\s<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`

export const heading = (level: number, text: string): string => `${'#'.repeat(Math.min(level, 6))} ${text}`

/** Joins what there is, by empty lines. */
export const blocks = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n')

/** Indents what belongs to an item of a list. */
export const indented = (text: string, levels = 1): string => text.replace(/^(?=.)/gm, '  '.repeat(levels))

/** HTML that would go on to the end of the whole text. */
const endlessHtml = /^( {0,3})<(?=!|\?|script|pre|style|textarea)/i

/** Returns the author's Markdown so that neither its headings nor what it leaves open change what stands around it. */
export function authored(text: string, place: Place): string {
  const lines = text.replace(/\r\n?/g, '\n').trim().split('\n')
  const written: string[] = []
  let fence: string | undefined
  for (const [index, line] of lines.entries()) {
    const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      written.push(line)
      if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined
      continue
    }
    if (marks !== undefined) {
      fence = marks
      written.push(line)
      continue
    }
    const underline = /^ {0,3}(=+|-{2,})\s*$/.exec(line)?.[1]
    const title = lines[index - 1] ?? ''
    if (underline && /^ {0,3}[^\s>#|*+-]/.test(title) && written.at(-1) === title) {
      written[written.length - 1] = lowered(underline.startsWith('=') ? 1 : 2, title, place)
      continue
    }
    const level = /^ {0,3}(#{1,6})(?!\S)/.exec(line)?.[1]?.length
    written.push(
      level === undefined
        ? line.replace(endlessHtml, '$1\\<')
        : lowered(level, line.trim().slice(level).replace(/ #+$/, ''), place),
    )
  }
  if (fence !== undefined) written.push(fence)
  return written.join('\n')
}

function lowered(level: number, words: string, place: Place): string {
  if (place === 'list') return words.trim() === '' ? '' : `**${words.trim()}**`
  return heading(place + level, words.trim())
}
