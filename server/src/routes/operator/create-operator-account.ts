import { actorOf } from '../../http/actor'
import { created } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { createAccount, reviewed } from '../../rules/accounts'
import { accountOf, inputOf, type AccountBody } from './account-body'
import { organizationOf, type OrganizationBody } from './organization-body'

type Body = AccountBody & { email: string; full_name: string }

export const createOperatorDeveloper = operation<{ body: Body }>({
  id: 'createOperatorDeveloper',
  access: 'operator',

  async handle(call) {
    const { body, portal, services } = call
    const { password_policy: policy } = portal.settings
    const { email, full_name: fullName } = body
    const input = { ...inputOf(body), kind: 'developer', email, fullName } as const
    const result = await createAccount(services.database, input, { policy, actor: actorOf(call) })
    return created(reviewed(accountOf(result, policy)))
  },
})

export const createOperatorUser = operation<{ body: Body & OrganizationBody }>({
  id: 'createOperatorUser',
  access: 'operator',

  async handle(call) {
    const { body, portal, services } = call
    const { password_policy: policy, users } = portal.settings
    const { email, full_name: fullName } = body
    const organization = organizationOf(body, users)
    const input = { ...inputOf(body), kind: 'user', email, fullName, organization } as const
    const result = await createAccount(services.database, input, { policy, actor: actorOf(call) })
    return created(reviewed(accountOf(result, policy)))
  },
})
