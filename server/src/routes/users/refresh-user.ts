import { operation } from '../../http/operation'
import { refreshSession } from '../../http/session'

export const refreshUser = operation({
  id: 'refreshUser',
  access: 'anyone',
  isForUsers: true,
  handle: (call) => refreshSession(call, 'user'),
})
