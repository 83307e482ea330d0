import { json } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { decideRegistration, type RegistrationDecision } from '../../rules/registration-decisions'
import { findReview } from '../../store/registration-review'
import { inTransaction } from '../../store/transactions'

export const decideOperatorRegistration = operation<{
  params: { registrationId: string }
  body: { decision: RegistrationDecision; scopes?: string[] }
}>({
  id: 'decideOperatorRegistration',
  access: 'operator',

  async handle(call) {
    const { params, body, services } = call
    const { db } = services.database
    const id = params.registrationId
    const { outcome } = await inTransaction(db, (transaction) =>
      decideRegistration(transaction, { id, ...body, actor: actorOf(call) }),
    )
    if (outcome === 'impossible') throw new Problem('decisionImpossible')
    const registration = await findReview(db, id)
    if (!registration) throw new Problem('notFound')
    return json(registration)
  },
})
