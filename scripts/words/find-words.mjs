import { readWords } from './read-words.mjs'
import { WORDS } from './word-list.mjs'

/** @typedef {{ path: string, line: number, kind: import('./word-list.mjs').Kind, word: string, use: string, text: string }} Finding */

const patterns = WORDS.map((rule) => ({ ...rule, matcher: new RegExp(`\\b(?:${rule.pattern})\\b`, 'gi') }))

/** Returns the words of a file that have no proper use, in the order of its lines. */
export function findWords(path, content) {
  /** @type {Finding[]} */
  const findings = []
  for (const { kind, text, line } of readWords(path, content)) {
    for (const rule of patterns) {
      if (!rule.kinds.includes(kind)) continue
      for (const match of text.matchAll(rule.matcher))
        findings.push({ path, line, kind, word: match[0], use: rule.use, text: around(text, match.index) })
    }
  }
  return findings
}

/** Returns the match with what stands beside it. */
const around = (text, index) => text.slice(Math.max(0, index - 50), index + 70)
