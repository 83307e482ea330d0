import { accountOf } from '../http/account'
import { actorOf } from '../http/actor'
import { operation } from '../http/operation'
import { developerResponse } from '../http/own-account'
import { renameAccount } from '../rules/account-name'

export const updateDeveloperMe = operation<{ body: { full_name: string } }>({
  id: 'updateDeveloperMe',
  access: 'developer',

  async handle(call) {
    const change = { fullName: call.body.full_name, actor: actorOf(call) }
    return developerResponse(await renameAccount(call.services.database, accountOf(call), change))
  },
})
