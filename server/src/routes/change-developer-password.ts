import { changeOwnPassword, type PasswordChangeBody } from '../http/change-password'
import { operation } from '../http/operation'

export const changeDeveloperPassword = operation<{ body: PasswordChangeBody }>({
  id: 'changeDeveloperPassword',
  access: 'developer',
  isForm: true,
  handle: (call) => changeOwnPassword(call, call.body),
})
