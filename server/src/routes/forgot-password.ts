import { mailResetLink } from '../http/forgotten-password'
import { operation } from '../http/operation'

export const forgotPassword = operation<{ body: { email: string } | { data: { email: string } } }>({
  id: 'forgotPassword',
  access: 'password-form',

  async handle(call) {
    const { body } = call
    await mailResetLink(call, ['developer'], 'email' in body ? body.email : body.data.email)
    return { status: 200 }
  },
})
