import { listOperation } from '../../http/list-operation'
import { reviewed } from '../../rules/accounts'
import { listAccounts } from '../../store/accounts'
import type { AccountKind, AccountStatus } from '../../store/settings'

const listAccountsOf = (kind: AccountKind, id: string) =>
  listOperation<{ 'filter[status]'?: AccountStatus; 'filter[email]'?: string }>({
    id,
    isCompressed: true,
    async read({ query, services }, section) {
      const filters = { kind, status: query['filter[status]'], email: query['filter[email]'] }
      const { data, ...rest } = await listAccounts(services.database.db, section, filters)
      return { data: data.map(reviewed), ...rest }
    },
  })

export const listOperatorDevelopers = listAccountsOf('developer', 'listOperatorDevelopers')
export const listOperatorUsers = listAccountsOf('user', 'listOperatorUsers')
