import { actorOf } from '../../http/actor'
import { noContent } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { unlinkIdentity } from '../../rules/sso/identity-links'
import type { AccountKind } from '../../store/settings'
import { accountIdOf, type AccountParams } from './account-body'

const unlinkIdentityOf = (kind: AccountKind, operationId: string) =>
  operation<{ params: AccountParams & { identityId: string } }>({
    id: operationId,
    access: 'operator',

    async handle(call) {
      const { params, portal, services } = call
      const account = { id: accountIdOf(params), kind }
      const unlinked = await unlinkIdentity(services.database, account, {
        identityId: params.identityId,
        providers: portal.settings.sign_in.providers,
        actor: actorOf(call),
      })
      if (!unlinked) throw new Problem('notFound')
      return noContent
    },
  })

export const unlinkOperatorDeveloperIdentity = unlinkIdentityOf(
  'developer',
  'unlinkOperatorDeveloperIdentity',
)
export const unlinkOperatorUserIdentity = unlinkIdentityOf('user', 'unlinkOperatorUserIdentity')
