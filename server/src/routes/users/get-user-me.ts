import { accountOf } from '../../http/account'
import { operation } from '../../http/operation'
import { userResponse } from '../../http/own-account'

export const getUserMe = operation({
  id: 'getUserMe',
  access: 'user',
  isForUsers: true,

  handle(call) {
    return userResponse(call.services.database.db, accountOf(call))
  },
})
