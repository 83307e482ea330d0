import { operation } from '../http/operation'
import { beginAtProvider } from '../http/sso-sign-in'

interface Input {
  query: { returnTo?: string; provider?: string; code_challenge?: string }
}

export const authenticateSso = operation<Input>({
  id: 'authenticateSso',
  access: 'anyone',
  signsIn: 'developer',
  handle: (call) => {
    const { code_challenge: codeChallenge, ...given } = call.query
    return beginAtProvider(call, 'developer', { ...given, codeChallenge })
  },
})
