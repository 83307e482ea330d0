import { operation } from '../../http/operation'
import { returnFromProvider } from '../../http/sso-sign-in'

export const userOidcCallback = operation<{ query: { state: string } }>({
  id: 'userOidcCallback',
  access: 'anyone',
  isForUsers: true,
  isForm: true,
  signsIn: 'user',
  handle: (call) => returnFromProvider(call, 'user', call.query.state),
})
