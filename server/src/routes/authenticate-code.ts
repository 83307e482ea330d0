import { startSessionWithCode } from '../http/login-code'
import { operation } from '../http/operation'

export const authenticateCode = operation<{ body: { code: string; code_verifier: string } }>({
  id: 'authenticateCode',
  access: 'anyone',
  handle: (call) => startSessionWithCode(call, { code: call.body.code, verifier: call.body.code_verifier }),
})
