import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { visibleProduct } from '../http/visible-product'
import { findProduct } from '../store/products'

export const getProduct = operation<{ params: { productId: string } }>({
  id: 'getProduct',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const productId = await visibleProduct(call, call.params.productId)
    const product = await findProduct(call.services.database.db, productId)
    if (!product) throw new Problem('notFound')
    return json(product)
  },
})
