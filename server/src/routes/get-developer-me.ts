import { accountOf } from '../http/account'
import { operation } from '../http/operation'
import { developerResponse } from '../http/own-account'

export const getDeveloperMe = operation({
  id: 'getDeveloperMe',
  access: 'developer',

  handle(call) {
    return Promise.resolve(developerResponse(accountOf(call)))
  },
})
