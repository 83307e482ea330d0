import { changeOwnPassword, type PasswordChangeBody } from '../http/change-password'
import { operation } from '../http/operation'

export const changeMyPassword = operation<{ body: PasswordChangeBody }>({
  id: 'changeMyPassword',
  access: 'account',
  isForm: true,
  handle: (call) => changeOwnPassword(call, call.body),
})
