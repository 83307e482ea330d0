import type { CatalogQuery } from '../../api/search'
import type { Portal } from '../../state'
import type { WantedPage } from '../../state/use-searched-pages'

/** What is asked for a page of the catalog. */
export const catalogQuery = ({ query, page, pageSize }: WantedPage): CatalogQuery => ({
  q: query,
  join: ['versions'],
  pageSize,
  pageNumber: page,
})

/** Asks for what the catalog of a portal shows first. */
export function askAhead({ api }: Portal): void {
  const first = catalogQuery({ query: '', page: 1, pageSize: 12 })
  // The screen asks again, and shows what is wrong.
  api.search.catalog(first, { isAhead: true }).catch(() => undefined)
}
