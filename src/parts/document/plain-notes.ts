const fenceAtStart = /^ {0,3}(`{3,}|~{3,})/
const noteAtStart = /^( {0,3})\[\^/

/**
 * Escapes the beginning of notes at the foot of a page, outside of fenced code. No node is such a note, and the parser takes
 * them out: their words stay where they stand. Its time is linear in the length of the text.
 */
export function withPlainNotes(markdown: string): string {
  let fence: string | undefined
  let offset = 0
  let bracket = -1
  const isNote = (label: number) => {
    if (bracket !== Infinity && bracket < label) {
      const next = markdown.indexOf(']', label)
      bracket = next === -1 ? Infinity : next
    }
    return bracket > label && markdown[bracket + 1] === ':'
  }
  const lines = markdown.split('\n').map((line) => {
    const start = offset
    offset += line.length + 1
    const opening = fenceAtStart.exec(line)?.[1]
    if (fence !== undefined) {
      if (opening?.startsWith(fence)) fence = undefined
      return line
    }
    fence = opening
    const note = noteAtStart.exec(line)
    if (!note || !isNote(start + note[0].length)) return line
    const indent = note[1]?.length ?? 0
    return `${line.slice(0, indent)}\\${line.slice(indent)}`
  })
  return lines.join('\n')
}
