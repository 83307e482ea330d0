import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

const keptDays = 90
/** Different ones of one day. More are not counted: a program, not readers, sends so many. */
const mostOfDay = 1000
const maxLength = 80

/**
 * Counts a search that found nothing, without the person. What looks like a secret, an address or a number of a person is not counted.
 *
 * @param terms - Folded, of the search.
 */
export async function countMissedSearch(
  db: Kysely<Schema>,
  text: string,
  terms: readonly string[],
): Promise<void> {
  const query = terms.join(' ')
  if (query.length > maxLength || text.includes('@') || terms.some(looksPersonal)) return
  await sql`
    insert into missed_searches (searched_on, query)
    select (now() at time zone 'UTC')::date, ${query}
    where (select count(*) from missed_searches where searched_on = (now() at time zone 'UTC')::date) < ${mostOfDay}
      or exists (
        select from missed_searches where searched_on = (now() at time zone 'UTC')::date and query = ${query})
    on conflict (searched_on, query) do update set count = missed_searches.count + 1
      where missed_searches.count < 1000000000`.execute(db)
}

const looksPersonal = (term: string): boolean => term.length > 30 || (term.match(/\p{N}/gu)?.length ?? 0) > 5

export interface MissedSearch {
  query: string
  count: number
  /** A day, such as `2026-07-01`. */
  last_searched_on: string
}

/** By how often they were searched. */
export function listMissedSearches(db: Kysely<Schema>): Promise<MissedSearch[]> {
  return db
    .selectFrom('missed_searches')
    .select('query')
    .select(sql<number>`sum(count)::float8`.as('count'))
    .select(sql<string>`max(searched_on)::text`.as('last_searched_on'))
    .groupBy('query')
    .orderBy('count', 'desc')
    .orderBy('query')
    .execute()
}

export async function removeOldMissedSearches(db: Kysely<Schema>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from missed_searches where searched_on < (now() at time zone 'UTC')::date - ${keptDays}::integer`.execute(
    db,
  )
  return Number(numAffectedRows)
}
