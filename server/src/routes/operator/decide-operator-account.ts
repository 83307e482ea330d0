import { json } from '../../http/operation-response'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { decideAccount, type AccountDecision } from '../../rules/account-decisions'
import { reviewed } from '../../rules/accounts'
import { findAccount } from '../../store/accounts'
import type { AccountKind } from '../../store/settings'
import { accountIdOf, type AccountParams } from './account-body'

const decideAccountOf = (kind: AccountKind, operationId: string) =>
  operation<{ params: AccountParams; body: { decision: AccountDecision } }>({
    id: operationId,
    access: 'operator',

    async handle(call) {
      const { params, body, services } = call
      const id = accountIdOf(params)
      const decision = { id, kind, decision: body.decision, actor: actorOf(call) }
      const { outcome } = await decideAccount(services.database, decision)
      if (outcome === 'impossible') throw new Problem('decisionImpossible')
      const account = await findAccount(services.database.db, id, kind)
      if (!account) throw new Problem('notFound')
      return json(reviewed(account))
    },
  })

export const decideOperatorDeveloper = decideAccountOf('developer', 'decideOperatorDeveloper')
export const decideOperatorUser = decideAccountOf('user', 'decideOperatorUser')
