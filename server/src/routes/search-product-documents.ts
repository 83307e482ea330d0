import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { pageBody, pageOf, type PageQuery } from '../http/paging'
import { visibleProduct } from '../http/visible-product'
import { excerptOf } from '../rules/documents/excerpt'
import { searchDocuments } from '../store/document-search'
import { searchTerms } from '../store/search-terms'

export const searchProductDocuments = operation<{
  params: { productId: string }
  query: PageQuery & { q?: string }
}>({
  id: 'searchProductDocuments',
  access: 'reader',
  isCached: true,
  isTranslated: true,

  async handle(call) {
    const { params, query, language, services } = call
    const productId = await visibleProduct(call, params.productId)
    const terms = searchTerms(query.q ?? '')
    if (terms.length === 0) return json(pageBody({ data: [], total: 0 }, query))
    const search = { productId, language, terms, page: pageOf(query) }
    const { data, total } = await searchDocuments(services.database.db, search)
    const results = data.map(({ heading, anchor, content, ...document }) => ({
      ...document,
      section: anchor ? { title: heading, anchor } : null,
      excerpt: excerptOf(content, terms),
    }))
    return json(pageBody({ data: results, total }, query))
  },
})
