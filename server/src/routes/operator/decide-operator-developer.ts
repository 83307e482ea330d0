import { json } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { decideAccount, type AccountDecision } from '../../rules/account-decisions'
import { findAccount } from '../../store/accounts'
import { reviewed } from './account-body'

export const decideOperatorDeveloper = operation<{
  params: { developerId: string }
  body: { decision: AccountDecision }
}>({
  id: 'decideOperatorDeveloper',
  access: 'operator',

  async handle(call) {
    const { params, body, services } = call
    const decision = {
      id: params.developerId,
      kind: 'developer' as const,
      decision: body.decision,
      actor: actorOf(call),
    }
    const { outcome } = await decideAccount(services.database, decision)
    if (outcome === 'impossible') throw new Problem('decisionImpossible')
    const account = await findAccount(services.database.db, params.developerId, 'developer')
    if (!account) throw new Problem('notFound')
    return json(reviewed(account))
  },
})
