import { mailResetLink } from '../http/forgotten-password'
import { operation } from '../http/operation'

export const requestPasswordReset = operation<{ body: { email: string } }>({
  id: 'requestPasswordReset',
  access: 'password-form',
  isForm: true,

  async handle(call) {
    await mailResetLink(call, 'developer', call.body.email)
    return { status: 200 }
  },
})
