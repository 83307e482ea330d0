import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { assertVisible } from '../http/visible-product'
import { findVersion } from '../store/versions'

export const getProductVersion = operation<{ params: { productId: string; productVersionId: string } }>({
  id: 'getProductVersion',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const { productId, productVersionId } = call.params
    await assertVisible(call, productId)
    const version = await findVersion(call.services.database.db, productId, productVersionId)
    if (!version) throw new Problem('notFound')
    return json(version)
  },
})
