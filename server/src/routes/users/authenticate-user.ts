import { operation } from '../../http/operation'
import { startSession } from '../../http/session'

export const authenticateUser = operation<{ body: { username: string; password: string } }>({
  id: 'authenticateUser',
  access: 'password-form',
  isForUsers: true,
  isForm: true,
  handle: (call) => startSession(call, 'user', call.body),
})
