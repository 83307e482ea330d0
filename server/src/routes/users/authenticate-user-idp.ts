import { operation } from '../../http/operation'
import { beginAtProvider } from '../../http/sso-sign-in'

interface Input {
  params: { provider: string }
  query: { returnTo?: string; callback_url?: string }
}

export const authenticateUserIdp = operation<Input>({
  id: 'authenticateUserIdp',
  access: 'anyone',
  isForUsers: true,
  isForm: true,
  signsIn: 'user',

  handle: (call) =>
    beginAtProvider(call, 'user', {
      provider: call.params.provider,
      returnTo: call.query.returnTo,
      callbackUrl: call.query.callback_url,
    }),
})
