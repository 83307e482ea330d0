import { json } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { isAccessControlled } from '../../rules/portal-state'
import { decideAccess } from '../../rules/product-access'
import { findAccount } from '../../store/accounts'
import { listAccess } from '../../store/product-access'
import { findProductNamed } from '../../store/products'
import type { ProductAction } from '../../store/settings'

export const setOperatorAccess = operation<{
  params: { developerId: string; product: string }
  body: { actions: ProductAction[]; allowed: boolean | null }
}>({
  id: 'setOperatorAccess',
  access: 'operator',

  async handle(call) {
    const { params, body, services } = call
    const { developerId } = params
    const { db } = services.database
    const product = await findProductNamed(db, params.product)
    if (!product || !(await findAccount(db, developerId, 'developer'))) throw new Problem('notFound')
    const { closedRegistrations } = await decideAccess(services.database, {
      developerId,
      productId: product.id,
      actions: body.actions,
      isAllowed: body.allowed,
      isRestricted: isAccessControlled(call.portal),
      actor: actorOf(call),
    })
    const rules = await listAccess(db, developerId)
    return json({
      access: rules.filter(({ product_id }) => product_id === product.id),
      closed_registrations: closedRegistrations,
    })
  },
})
