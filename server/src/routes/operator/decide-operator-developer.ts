import { json } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { decideAccount, type AccountDecision } from '../../rules/account-decisions'
import { findReviewedDeveloper } from '../../store/developers'

export const decideOperatorDeveloper = operation<{
  params: { developerId: string }
  body: { decision: AccountDecision }
}>({
  id: 'decideOperatorDeveloper',
  access: 'operator',

  async handle(call) {
    const { params, body, services } = call
    const decision = { id: params.developerId, decision: body.decision, actor: actorOf(call) }
    const { outcome } = await decideAccount(services.database, decision)
    if (outcome === 'impossible') throw new Problem('decisionImpossible')
    const developer = await findReviewedDeveloper(services.database.db, params.developerId)
    if (!developer) throw new Problem('notFound')
    return json(developer)
  },
})
