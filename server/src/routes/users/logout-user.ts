import { operation } from '../../http/operation'
import { endSession } from '../../http/session'

export const logoutUser = operation({
  id: 'logoutUser',
  access: 'anyone',
  isForUsers: true,
  handle: (call) => endSession(call, 'user'),
})
