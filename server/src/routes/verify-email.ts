import { anonymousActor } from '../http/actor'
import { json } from '../http/operation-response'
import { admitForm } from '../http/form-limits'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { confirmEmail } from '../rules/email-confirmation'

export const verifyEmail = operation<{ body: { token: string } }>({
  id: 'verifyEmail',
  access: 'anyone',

  async handle({ body, portal, services, request }) {
    await admitForm(services, request)
    const { database, config } = services
    const result = await confirmEmail(database, body.token, {
      kind: 'developer',
      approveAtOnce: portal.settings.approve_developers,
      passwordTokenSeconds: config.mail.resetSeconds,
      actor: anonymousActor(request),
    })
    if (result.outcome !== 'confirmed')
      throw new Problem(result.outcome === 'unknown' ? 'linkUnknown' : 'linkExpired')
    const { email, passwordToken: token, awaitsApproval } = result
    return { ...json({ email, token, awaits_approval: awaitsApproval || undefined }), status: 202 }
  },
})
