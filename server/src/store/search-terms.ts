import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { fold, tokenize } from './folding'

/*
 * SQL for one search term. The searched table has the folded columns `title` and `body`, and `words`, which is both as a
 * `tsvector` with stems of all five languages.
 */

/** More terms than people type; each costs a scan. */
const maxTerms = 12
/** Shorter terms are part of too many words. */
const minSubstringLength = 3
const minTypoLength = 4
const languages = ['english', 'catalan', 'german', 'spanish', 'french'] as const

/** Returns the folded terms of a search text, each once. */
export function searchTerms(text: string): string[] {
  return [...new Set(tokenize(fold(text)))].slice(0, maxTerms)
}

export function queryOf(term: string): RawBuilder<unknown> {
  const stems = languages.map((language) => sql`plainto_tsquery(${sql.lit(language)}, ${term})`)
  return sql`(to_tsquery('simple', ${`${term}:*`}) || ${sql.join(stems, sql` || `)})`
}

/** Matches the term as a word, as its beginning, as a part of it, or by its stem. */
export function occurs(term: string): RawBuilder<SqlBool> {
  const asToken = sql<SqlBool>`words @@ ${queryOf(term)}`
  if (term.length < minSubstringLength) return asToken
  const anywhere = `%${term}%`
  return sql<SqlBool>`(${asToken} or title like ${anywhere} or body like ${anywhere})`
}

/** Returns the share of the term's trigrams that the most similar word of title and body has, 0 to 1. */
export function resemblance(term: string) {
  return {
    title: sql<number>`strict_word_similarity(${term}, title)`,
    body: sql<number>`strict_word_similarity(${term}, body)`,
  }
}

/** Whether the term is long enough to recognize it with one wrong letter. */
export const canBeMisspelled = (term: string): boolean => term.length >= minTypoLength
