import { json } from '../../http/answer'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { isAccessControlled } from '../../rules/portal-state'
import { decideAccess } from '../../rules/product-access'
import { findDeveloper } from '../../store/developers'
import { listAccess, type ProductAction } from '../../store/product-access'
import { findProductNamed } from '../../store/products'

export const setOperatorAccess = operation<{
  params: { developerId: string; productId: string }
  body: { actions: ProductAction[]; allowed: boolean | null }
}>({
  id: 'setOperatorAccess',
  access: 'operator',

  async handle(call) {
    const { params, body, services } = call
    const { developerId, productId } = params
    const { db } = services.database
    if (!(await findDeveloper(db, developerId)) || !(await findProductNamed(db, productId)))
      throw new Problem('notFound')
    const { closedRegistrations } = await decideAccess(services.database, {
      developerId,
      productId,
      actions: body.actions,
      isAllowed: body.allowed,
      isRestricted: isAccessControlled(call.portal),
      actor: actorOf(call),
    })
    const rules = await listAccess(db, developerId)
    return json({
      access: rules.filter(({ product_id }) => product_id === productId),
      closed_registrations: closedRegistrations,
    })
  },
})
