import { operation } from '../../http/operation'
import { json } from '../../http/operation-response'
import { setPassword } from '../../http/set-password'

export const completePasswordReset = operation<{ body: { token: string; password: string } }>({
  id: 'completePasswordReset',
  access: 'anyone',
  isForUsers: true,
  isForm: true,

  async handle(call) {
    return json(await setPassword(call, 'user', call.body))
  },
})
