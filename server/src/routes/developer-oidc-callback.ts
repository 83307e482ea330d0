import { operation } from '../http/operation'
import { returnFromProvider } from '../http/sso-sign-in'

export const developerOidcCallback = operation<{ query: { state: string } }>({
  id: 'developerOidcCallback',
  access: 'anyone',
  signsIn: 'developer',
  handle: (call) => returnFromProvider(call, 'developer', call.query.state),
})
