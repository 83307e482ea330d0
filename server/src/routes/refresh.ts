import { operation } from '../http/operation'
import { refreshSession } from '../http/session'

export const refresh = operation({
  id: 'refresh',
  access: 'anyone',
  handle: (call) => refreshSession(call, 'developer'),
})
