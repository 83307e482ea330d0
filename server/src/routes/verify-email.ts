import { confirmAddress } from '../http/confirm-address'
import { operation } from '../http/operation'
import { json } from '../http/operation-response'

export const verifyEmail = operation<{ body: { token: string } }>({
  id: 'verifyEmail',
  access: 'anyone',

  async handle(call) {
    const confirmed = await confirmAddress(call, 'developer', call.body.token)
    const { email, passwordToken: token, awaitsApproval } = confirmed
    return { ...json({ email, token, awaits_approval: awaitsApproval || undefined }), status: 202 }
  },
})
