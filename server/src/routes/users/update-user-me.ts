import { accountOf } from '../../http/account'
import { actorOf } from '../../http/actor'
import { operation } from '../../http/operation'
import { userResponse } from '../../http/own-account'
import { renameAccount } from '../../rules/account-name'

export const updateUserMe = operation<{ body: { full_name: string } }>({
  id: 'updateUserMe',
  access: 'user',
  isForUsers: true,

  async handle(call) {
    const { database } = call.services
    const change = { fullName: call.body.full_name, actor: actorOf(call) }
    return userResponse(database.db, await renameAccount(database, accountOf(call), change))
  },
})
