import { mailResetLink } from '../../http/forgotten-password'
import { operation } from '../../http/operation'

/** The forms of both kinds ask here and do not say which they are, so each account with the address gets a mail of its own. */
export const requestPasswordReset = operation<{ body: { email: string } }>({
  id: 'requestPasswordReset',
  access: 'password-form',
  isForm: true,

  async handle(call) {
    const { users } = call.portal.settings
    await mailResetLink(call, users ? ['user', 'developer'] : ['developer'], call.body.email)
    return { status: 200 }
  },
})
