const marks = /`([^`]*)`?|!?\[([^\][]*)\]\([^)\s[]*\)|\*\*(\S(?:[^*]*\S)?)\*\*|\*(\S(?:[^*]*\S)?)\*|^#+\s+/g

/** Returns the first line of a Markdown text without the marks of code, links and emphasis, where only one line is shown. */
export function firstLine(text: string | undefined): string {
  const line = text?.trim().split('\n', 1)[0] ?? ''
  // Code may stand between several marks as well as between single ones.
  const simple = line.replace(/`+/g, '`')
  return simple.replace(
    marks,
    (_, ...groups: (string | undefined)[]) => groups.slice(0, 4).find(Boolean) ?? '',
  )
}
