import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { filtersOn, pageBody, pageOf, type PageQuery } from '../http/paging'
import { listProducts as queryProducts } from '../store/products'

export const listProducts = operation<{ query: PageQuery }>({
  id: 'listProducts',
  access: 'reader',
  isCached: true,

  async handle({ query, viewer, services }) {
    const products = await queryProducts(services.database.db, viewer, pageOf(query), {
      name: filtersOn(query, 'name'),
      description: filtersOn(query, 'description'),
      id: filtersOn(query, 'id'),
    })
    return json(pageBody(products, query))
  },
})
