import { operation } from '../http/operation'
import { endSession } from '../http/session'

export const logout = operation({
  id: 'logout',
  access: 'anyone',
  handle: (call) => endSession(call, 'developer'),
})
