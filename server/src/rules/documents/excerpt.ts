import { fold } from '../../store/folding'

/** A piece of an excerpt: words that were searched for, or what stands between them. */
export interface ExcerptPart {
  text: string
  is_match: boolean
}

const longest = 220
/** Read before the first word that was found. */
const lead = 60

/**
 * The part of a text in which the words occur first, with them marked; its beginning when none of them does.
 *
 * @param words - Folded.
 */
export function excerptOf(text: string, words: readonly string[]): ExcerptPart[] {
  const found = matchesIn(text, words)
  const start = wordStart(text, Math.max(0, (found[0]?.at ?? 0) - lead))
  const end = wordEnd(text, start + longest)
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

function matchesIn(text: string, words: readonly string[]): { at: number; length: number }[] {
  const found = []
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = fold(match[0])
    if (words.some((word) => isFormOf(folded, word))) found.push({ at: match.index, length: match[0].length })
  }
  return found
}

/** It contains the word, or begins as the word does, as other forms of one word mostly do. */
function isFormOf(candidate: string, word: string): boolean {
  if (candidate.startsWith(word) || (word.length > 2 && candidate.includes(word))) return true
  const stem = word.slice(0, Math.max(4, word.length - 3))
  return word.length >= 4 && candidate.length >= 4 && candidate.startsWith(stem)
}

function wordStart(text: string, position: number): number {
  return position === 0 ? 0 : text.lastIndexOf(' ', position) + 1
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length
  const space = text.lastIndexOf(' ', position)
  return space > position - lead ? space : position
}
