import type { Kysely } from 'kysely'
import { isEditOf } from '../lib/is-edit-of'
import { fold, tokenize } from './folding'
import type { PortalSearch } from './portal-search'
import type { Schema } from './schema'
import { canBeMisspelled } from './search-terms'

/** Of a developer, newest first. */
const mostApplications = 1000

export interface FoundApplication {
  id: string
  name: string
}

/** Returns applications of a developer in whose names every term begins a word, newest first. */
export async function searchApplications(
  db: Kysely<Schema>,
  developerId: string,
  { terms, limit }: Pick<PortalSearch, 'terms' | 'limit'>,
): Promise<FoundApplication[]> {
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'name'])
    .where('developer_id', '=', developerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostApplications)
    .execute()
  const named = applications.map((application) => ({ application, words: tokenize(fold(application.name)) }))
  const matching = (fits: (word: string, term: string) => boolean) =>
    named
      .filter(({ words }) => terms.every((term) => words.some((word) => fits(word, term))))
      .map(({ application }) => application)
      .slice(0, limit)
  const exact = matching((word, term) => word.startsWith(term))
  return exact.length > 0 ? exact : matching(fitsLoosely)
}

const fitsLoosely = (word: string, term: string): boolean =>
  word.startsWith(term) || (canBeMisspelled(term) && isEditOf(word, term))
