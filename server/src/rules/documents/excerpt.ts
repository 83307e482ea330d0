import { fold } from '../../store/folding'

/** A part of an excerpt: a match, or the text between two matches. */
export interface ExcerptPart {
  text: string
  is_match: boolean
}

const maxLength = 220
/** Characters before the first match. */
const lead = 60

/**
 * Returns the part of a text with the first matches, which are marked; its beginning if there is none.
 *
 * @param terms - Folded.
 */
export function excerptOf(text: string, terms: readonly string[]): ExcerptPart[] {
  const found = matchesIn(text, terms)
  const start = tokenStart(text, Math.max(0, (found[0]?.at ?? 0) - lead))
  const end = tokenEnd(text, start + maxLength)
  const parts: ExcerptPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') parts.push({ text: piece, is_match: isMatch })
  }
  let position = start
  for (const { at, length } of found) {
    if (at < start || at + length > end) continue
    add(text.slice(position, at), false)
    add(text.slice(at, at + length), true)
    position = at + length
  }
  add(text.slice(position, end), false)
  if (start > 0) parts.unshift({ text: '… ', is_match: false })
  if (end < text.length) parts.push({ text: ' …', is_match: false })
  return parts
}

function matchesIn(text: string, terms: readonly string[]): { at: number; length: number }[] {
  const found = []
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = fold(match[0])
    if (terms.some((term) => isFormOf(folded, term))) found.push({ at: match.index, length: match[0].length })
  }
  return found
}

/** Whether a word contains the term, or shares its beginning, as inflected forms mostly do. */
function isFormOf(candidate: string, term: string): boolean {
  if (candidate.startsWith(term) || (term.length > 2 && candidate.includes(term))) return true
  const stem = term.slice(0, Math.max(4, term.length - 3))
  return term.length >= 4 && candidate.length >= 4 && candidate.startsWith(stem)
}

function tokenStart(text: string, position: number): number {
  return position === 0 ? 0 : text.lastIndexOf(' ', position) + 1
}

function tokenEnd(text: string, position: number): number {
  if (position >= text.length) return text.length
  const space = text.lastIndexOf(' ', position)
  return space > position - lead ? space : position
}
