import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { visibleProduct } from '../http/visible-product'
import { findVersion } from '../store/versions'

export const getProductVersion = operation<{ params: { productId: string; productVersionId: string } }>({
  id: 'getProductVersion',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const { productVersionId } = call.params
    const productId = await visibleProduct(call, call.params.productId)
    const version = await findVersion(call.services.database.db, productId, productVersionId)
    if (!version) throw new Problem('notFound')
    return json(version)
  },
})
