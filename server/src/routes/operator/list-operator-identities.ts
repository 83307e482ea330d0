import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { Problem } from '../../http/problem'
import { reviewIdentities } from '../../rules/sso/identity-links'
import { findAccount } from '../../store/accounts'
import type { AccountKind } from '../../store/settings'
import { accountIdOf, type AccountParams } from './account-body'

const listIdentitiesOf = (kind: AccountKind, operationId: string) =>
  operation<{ params: AccountParams; query: PageQuery }>({
    id: operationId,
    access: 'operator',

    async handle({ params, query, portal, services: { database } }) {
      const account = await findAccount(database.db, accountIdOf(params), kind)
      if (!account) throw new Problem('notFound')
      const { providers } = portal.settings.sign_in
      const identities = await reviewIdentities(database, account.id, { providers, page: pageOf(query) })
      return json(pageBody(identities, query))
    },
  })

export const listOperatorDeveloperIdentities = listIdentitiesOf(
  'developer',
  'listOperatorDeveloperIdentities',
)
export const listOperatorUserIdentities = listIdentitiesOf('user', 'listOperatorUserIdentities')
