import { actorOf } from '../../http/actor'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { changeAccount, reviewed } from '../../rules/accounts'
import { findAccount } from '../../store/accounts'
import type { AccountKind } from '../../store/settings'
import { accountIdOf, accountOf, inputOf, type AccountBody, type AccountParams } from './account-body'

const updateAccountOf = (kind: AccountKind, id: string) =>
  operation<{ params: AccountParams; body: AccountBody }>({
    id,
    access: 'operator',

    async handle(call) {
      const { body, params, portal, services } = call
      const { password_policy: policy } = portal.settings
      const account = await findAccount(services.database.db, accountIdOf(params), kind)
      if (!account) throw new Problem('notFound')
      const result = await changeAccount(services.database, account, inputOf(body), {
        policy,
        actor: actorOf(call),
      })
      return json(reviewed(accountOf(result, policy)))
    },
  })

export const updateOperatorDeveloper = updateAccountOf('developer', 'updateOperatorDeveloper')
export const updateOperatorUser = updateAccountOf('user', 'updateOperatorUser')
