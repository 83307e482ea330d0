import { noContent } from '../http/operation-response'
import { operation } from '../http/operation'
import { setPassword } from '../http/set-password'

export const resetPassword = operation<{ body: { token: string; password: string } }>({
  id: 'resetPassword',
  access: 'anyone',
  isForm: true,

  async handle(call) {
    await setPassword(call, 'developer', call.body)
    return noContent
  },
})
