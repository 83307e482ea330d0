import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { pageBody, pageOf, type PageQuery } from '../../http/paging'
import { reviewed } from '../../rules/accounts'
import { listAccounts } from '../../store/accounts'
import type { AccountKind, AccountStatus } from '../../store/settings'

const listAccountsOf = (kind: AccountKind, id: string) =>
  operation<{ query: PageQuery & { 'filter[status]'?: AccountStatus; 'filter[email]'?: string } }>({
    id,
    access: 'operator',
    isCompressed: true,

    async handle({ query, services }) {
      const filters = { kind, status: query['filter[status]'], email: query['filter[email]'] }
      const { data, total } = await listAccounts(services.database.db, pageOf(query), filters)
      return json(pageBody({ data: data.map(reviewed), total }, query))
    },
  })

export const listOperatorDevelopers = listAccountsOf('developer', 'listOperatorDevelopers')
export const listOperatorUsers = listAccountsOf('user', 'listOperatorUsers')
