import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { fold, wordsOf } from './folding'

/*
 * How one word is looked for. Whatever is searched has the columns `title` and `body`, folded, and `words`, both of them as
 * words that are stemmed in all five languages.
 */

/** More words than anybody types; each costs a scan. */
const mostWords = 12
/** Shorter words are in the middle of too many others. */
const shortestSubstring = 3
const shortestTypo = 4
const languages = ['english', 'catalan', 'german', 'spanish', 'french'] as const

/** The words of what somebody typed, folded, each once. */
export function searchedWords(text: string): string[] {
  return [...new Set(wordsOf(fold(text)))].slice(0, mostWords)
}

export function queryOf(word: string): RawBuilder<unknown> {
  const stems = languages.map((language) => sql`plainto_tsquery(${sql.lit(language)}, ${word})`)
  return sql`(to_tsquery('simple', ${`${word}:*`}) || ${sql.join(stems, sql` || `)})`
}

/** True where the word stands, begins another, is a part of one, or has its stem there. */
export function occurs(word: string): RawBuilder<SqlBool> {
  const asWord = sql<SqlBool>`words @@ ${queryOf(word)}`
  if (word.length < shortestSubstring) return asWord
  const anywhere = `%${word}%`
  return sql<SqlBool>`(${asWord} or title like ${anywhere} or body like ${anywhere})`
}

/** How much of the word's trigrams the best word of title and body shares, 0 to 1. */
export function resemblance(word: string) {
  return {
    title: sql<number>`strict_word_similarity(${word}, title)`,
    body: sql<number>`strict_word_similarity(${word}, body)`,
  }
}

/** Short words have too few letters to be told from others when one of them is wrong. */
export const canBeMisspelt = (word: string): boolean => word.length >= shortestTypo
