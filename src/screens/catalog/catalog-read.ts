import { type Read, readOf, type SearchPage } from '../../api'
import type { RequestedPage } from '../../state/reads/requested-page'

/** A page of the catalog. */
export const catalogRead = ({ query, page, pageSize }: RequestedPage): Read<SearchPage> =>
  readOf('/api/v2/search/{indices}', {
    params: {
      path: { indices: 'product-catalog' },
      query: { q: query, join: 'versions', 'page[size]': pageSize, 'page[number]': page },
    },
  })

/** Of the search, in an entry of the history. */
export const LIST_NAME = 'catalog'
