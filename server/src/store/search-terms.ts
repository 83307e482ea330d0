import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { fold, tokenize } from './folding'
import type { Schema } from './schema'

/*
 * SQL for one search term. The searched table has the folded columns `title` and `body`, and `words`, which is both as a
 * `tsvector` with stems of all five languages.
 */

/** More letters than words have that people search. */
const maxTermLength = 100
/** More terms than people type; each costs a scan. */
const maxTerms = 12
/** Shorter terms are part of too many words. */
const minSubstringLength = 3
const minTypoLength = 4
/** Minimum share of common trigrams, 0 to 1. Two swapped letters in a word of seven leave a third. */
const typoSimilarity = 0.3
const typoTimeoutMs = 2_000
const languages = ['english', 'catalan', 'german', 'spanish', 'french'] as const

/** Returns the folded terms of a search text, each once. */
export function searchTerms(text: string): string[] {
  const terms = tokenize(fold(text)).map((term) => term.slice(0, maxTermLength))
  return [...new Set(terms)].slice(0, maxTerms)
}

export function queryOf(term: string): RawBuilder<unknown> {
  const stems = languages.map((language) => sql`plainto_tsquery(${sql.lit(language)}, ${term})`)
  return sql`(to_tsquery('simple', ${`${term}:*`}) || ${sql.join(stems, sql` || `)})`
}

/** Matches the term as a word, as the beginning of one, or by its stem. */
export function matchesText(term: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`words @@ ${queryOf(term)}`
}

/** Matches the term as a part of a word. */
export function containsTerm(term: string): RawBuilder<SqlBool> {
  const anywhere = `%${term}%`
  return sql<SqlBool>`(title like ${anywhere} or body like ${anywhere})`
}

/** Whether the term is long enough to search it within words. */
export const canBeSubstring = (term: string): boolean => term.length >= minSubstringLength

/** Whether the term is long enough to recognize it with one wrong letter. */
export const canBeMisspelled = (term: string): boolean => term.length >= minTypoLength

/** Matches titles with a word that looks like the term, by index. Only within `withTypos`. */
export function titleResembles(term: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`title %>> ${term}`
}

/** Returns the share of the term's trigrams that the most similar word of the text has, 0 to 1. */
export function similarity(term: string, text: 'title' | 'body'): RawBuilder<number> {
  return sql<number>`strict_word_similarity(${term}, ${sql.ref(text)})`
}

/** Runs a search for misspelled terms, whose similarity and time are limited. @throws an error with code 57014 after that time. */
export function withTypos<T>(db: Kysely<Schema>, search: (typos: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`
      select set_config('pg_trgm.strict_word_similarity_threshold', ${String(typoSimilarity)}, true),
        set_config('statement_timeout', ${String(typoTimeoutMs)}, true)`.execute(transaction)
    return search(transaction)
  })
}
