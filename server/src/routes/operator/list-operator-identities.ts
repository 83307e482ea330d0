import { listOperation } from '../../http/list-operation'
import { Problem } from '../../http/problem'
import { reviewIdentities } from '../../rules/sso/identity-links'
import { findAccount } from '../../store/accounts'
import type { AccountKind } from '../../store/settings'
import { accountIdOf, type AccountParams } from './account-body'

const listIdentitiesOf = (kind: AccountKind, id: string) =>
  listOperation<object, AccountParams>({
    id,
    async read({ params, portal, services: { database } }, section) {
      const account = await findAccount(database.db, accountIdOf(params), kind)
      if (!account) throw new Problem('notFound')
      const { providers } = portal.settings.sign_in
      return reviewIdentities(database, account.id, { providers, section })
    },
  })

export const listOperatorDeveloperIdentities = listIdentitiesOf(
  'developer',
  'listOperatorDeveloperIdentities',
)
export const listOperatorUserIdentities = listIdentitiesOf('user', 'listOperatorUserIdentities')
