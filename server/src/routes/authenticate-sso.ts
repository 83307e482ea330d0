import { operation } from '../http/operation'
import { beginAtProvider } from '../http/sso-sign-in'

export const authenticateSso = operation<{ query: { returnTo?: string; provider?: string } }>({
  id: 'authenticateSso',
  access: 'anyone',
  signsIn: 'developer',
  handle: (call) => beginAtProvider(call, 'developer', call.query),
})
