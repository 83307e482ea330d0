import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { knownProduct } from '../http/visible-product'

/** A product that may not be viewed answers as well, with `view` false: that is the question. Not so where visitors read. */
export const getProductActions = operation<{ params: { productId: string } }>({
  id: 'getProductActions',
  access: 'reader',
  isCached: true,

  async handle(call) {
    const { actions } = await knownProduct(call, call.params.productId)
    // A public portal has no applications that could be registered.
    return json({ actions: { ...actions, register: actions.register && !call.portal.settings.public } })
  },
})
