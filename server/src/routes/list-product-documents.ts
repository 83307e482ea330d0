import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { pageBody, type PageQuery } from '../http/paging'
import { visibleProduct } from '../http/visible-product'
import { listDocuments, treeOf } from '../store/documents'

const treeType = 'application/vnd.konnect.document-tree+json'

/** Clients load the tree without paging, so without a page size it is whole. */
export const listProductDocuments = operation<{ params: { productId: string }; query: PageQuery }>({
  id: 'listProductDocuments',
  access: 'reader',
  isCached: true,
  isTranslated: true,
  types: ['application/json', treeType],

  async handle(call) {
    const { params, query, type, language, services, request } = call
    const productId = await visibleProduct(call, params.productId)
    const documents = await listDocuments(services.database.db, productId, language)
    if (type !== treeType) return json(pageBody(slice(documents, query), query))

    const tree = treeOf(documents)
    const isSizeGiven = /[?&]page(\[|%5b)size(\]|%5d)=[^&]/i.test(request.url)
    const paging = isSizeGiven ? query : { 'page[size]': Math.max(1, tree.length), 'page[number]': 1 }
    return { ...json(pageBody(slice(tree, paging), paging)), type: treeType }
  },
})

function slice<T>(items: readonly T[], query: PageQuery): { data: T[]; total: number } {
  const start = (query['page[number]'] - 1) * query['page[size]']
  return { data: items.slice(start, start + query['page[size]']), total: items.length }
}
