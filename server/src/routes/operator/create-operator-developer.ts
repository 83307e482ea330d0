import { actorOf } from '../../http/actor'
import { created } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { createAccount } from '../../rules/accounts'
import { accountOf, inputOf, reviewed, type AccountBody } from './account-body'

export const createOperatorDeveloper = operation<{
  body: AccountBody & { email: string; full_name: string }
}>({
  id: 'createOperatorDeveloper',
  access: 'operator',

  async handle(call) {
    const { body, portal, services } = call
    const { password_policy: policy } = portal.settings
    const input = {
      ...inputOf(body),
      kind: 'developer' as const,
      email: body.email,
      fullName: body.full_name,
    }
    const result = await createAccount(services.database, input, { policy, actor: actorOf(call) })
    return created(reviewed(accountOf(result, policy)))
  },
})
