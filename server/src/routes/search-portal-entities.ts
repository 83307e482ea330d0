import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { pageBody, pageOf, type PageQuery } from '../http/paging'
import { searchProducts, type SearchOptions } from '../store/search'

type Join = NonNullable<SearchOptions['join']>[number]

/** What each known value of `join` lets the search look at. Unknown values widen nothing. */
const joins = new Map<string, Join>([
  ['versions', 'versions'],
  ['versions.documents', 'documents'],
])

export const searchPortalEntities = operation<{
  params: { indices: 'product-catalog' }
  query: PageQuery & { q?: string; join?: string }
}>({
  id: 'searchPortalEntities',
  access: 'reader',
  isCached: true,

  async handle({ params, query, viewer, services }) {
    const { data, total } = await searchProducts(services.database.db, viewer, {
      text: query.q ?? '',
      join: joinsOf(query.join),
      page: pageOf(query),
    })
    const results = data.map((source) => ({ index: params.indices, source }))
    return json(pageBody({ data: results, total }, query))
  },
})

function joinsOf(text = ''): Join[] {
  const known = text.split(',').flatMap((name) => joins.get(name.trim()) ?? [])
  return [...new Set(known)]
}
