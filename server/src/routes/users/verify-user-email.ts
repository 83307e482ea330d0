import { confirmAddress } from '../../http/confirm-address'
import { operation } from '../../http/operation'
import { json } from '../../http/operation-response'

export const verifyUserEmail = operation<{ body: { token: string } }>({
  id: 'verifyUserEmail',
  access: 'anyone',
  isForUsers: true,
  isForm: true,

  async handle(call) {
    const confirmed = await confirmAddress(call, 'user', call.body.token)
    const { email, passwordToken: resetToken, awaitsApproval } = confirmed
    return json({ email, resetToken, awaits_approval: awaitsApproval || undefined })
  },
})
