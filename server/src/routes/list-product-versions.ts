import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../http/paging'
import { visibleProduct } from '../http/visible-product'
import { listVersions } from '../store/versions'

export const listProductVersions = operation<{ params: { productId: string }; query: PageQuery }>({
  id: 'listProductVersions',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const { params, query, services } = call
    const productId = await visibleProduct(call, params.productId)
    const filters = { name: filtersOn(query, 'name') }
    return json(pageBody(await listVersions(services.database.db, productId, pageOf(query), filters), query))
  },
})
