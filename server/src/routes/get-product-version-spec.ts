import { json, noContent } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { visibleProduct } from '../http/visible-product'
import { findSpecification } from '../store/versions'

/** The text as the author wrote it. A version without a specification exists, so its answer is no 404. */
export const getProductVersionSpec = operation<{ params: { productId: string; productVersionId: string } }>({
  id: 'getProductVersionSpec',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const { productVersionId } = call.params
    const productId = await visibleProduct(call, call.params.productId)
    const specification = await findSpecification(call.services.database.db, productId, productVersionId)
    if (specification === undefined) throw new Problem('notFound')
    if (specification === null) return noContent
    const { content, servers } = specification
    return json({ api_type: 'openapi', content, servers })
  },
})
