/** `uuid`: the identifier; `hidden`: none; `redacted`: stars; `deleted`: a star and how it began. */
export type IdFormat = 'uuid' | 'hidden' | 'redacted' | 'deleted'

const MAX_SHOWN = 15
const KEPT_OF_DELETED = 5

/** The visible part of an identifier; an empty text if there is none. */
export function shownId(value: string, format: IdFormat): string {
  // By characters as people count them: half of a surrogate pair would be rendered as a box.
  const characters = Array.from(value)
  if (format === 'hidden') return ''
  if (format === 'redacted') return '*****'
  if (format === 'deleted') return `*${characters.slice(0, KEPT_OF_DELETED).join('')}`
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : value
}
