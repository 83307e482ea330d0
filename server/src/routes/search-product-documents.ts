import { json } from '../http/answer'
import { operation } from '../http/operation'
import { pageBody, pageOf, type PageQuery } from '../http/paging'
import { assertVisible } from '../http/visible-product'
import { excerptOf } from '../rules/documents/excerpt'
import { searchDocuments } from '../store/document-search'
import { searchedWords } from '../store/search-words'

export const searchProductDocuments = operation<{
  params: { productId: string }
  query: PageQuery & { q?: string }
}>({
  id: 'searchProductDocuments',
  access: 'reader',
  remembered: true,
  translated: true,

  async handle(call) {
    const { params, query, language, services } = call
    await assertVisible(call, params.productId)
    const words = searchedWords(query.q ?? '')
    if (words.length === 0) return json(pageBody({ data: [], total: 0 }, query))
    const search = { productId: params.productId, language, words, page: pageOf(query) }
    const { data, total } = await searchDocuments(services.database.db, search)
    const results = data.map(({ heading, anchor, content, ...document }) => ({
      ...document,
      section: anchor ? { title: heading, anchor } : null,
      excerpt: excerptOf(content, words),
    }))
    return json(pageBody({ data: results, total }, query))
  },
})
