import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { findProductAccess } from '../store/product-access'

/** A product that may not be viewed answers as well, with `view` false: that is the question. */
export const getProductActions = operation<{ params: { productId: string } }>({
  id: 'getProductActions',
  access: 'reader',
  isCached: true,

  async handle({ params, viewer, portal, services }) {
    const access = await findProductAccess(services.database.db, params.productId, viewer)
    if (!access) throw new Problem('notFound')
    const { actions } = access
    // A public portal has no applications that could be registered.
    return json({ actions: { ...actions, register: actions.register && !portal.settings.public } })
  },
})
