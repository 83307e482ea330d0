import { actorOf } from '../../http/actor'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { changeAccount } from '../../rules/accounts'
import { findAccount } from '../../store/accounts'
import { accountOf, inputOf, reviewed, type AccountBody } from './account-body'

export const updateOperatorDeveloper = operation<{
  params: { developerId: string }
  body: AccountBody
}>({
  id: 'updateOperatorDeveloper',
  access: 'operator',

  async handle(call) {
    const { body, params, portal, services } = call
    const { password_policy: policy } = portal.settings
    const account = await findAccount(services.database.db, params.developerId, 'developer')
    if (!account) throw new Problem('notFound')
    const result = await changeAccount(services.database, account, inputOf(body), {
      policy,
      actor: actorOf(call),
    })
    return json(reviewed(accountOf(result, policy)))
  },
})
