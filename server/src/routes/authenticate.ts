import { operation } from '../http/operation'
import { startSession } from '../http/session'

export const authenticate = operation<{ body: { username: string; password: string } }>({
  id: 'authenticate',
  access: 'password-form',
  handle: (call) => startSession(call, 'developer', call.body),
})
