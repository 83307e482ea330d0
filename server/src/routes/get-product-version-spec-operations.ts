import { json, noContent } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { visibleProduct } from '../http/visible-product'
import { findOperations } from '../store/versions'

export const getProductVersionSpecOperations = operation<{
  params: { productId: string; productVersionId: string }
}>({
  id: 'getProductVersionSpecOperations',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const { productVersionId } = call.params
    const productId = await visibleProduct(call, call.params.productId)
    const operations = await findOperations(call.services.database.db, productId, productVersionId)
    if (operations === undefined) throw new Problem('notFound')
    if (operations === null) return noContent
    return json({ api_type: 'openapi', operations })
  },
})
