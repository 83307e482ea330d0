import { json } from '../http/operation-response'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { signUp } from '../http/sign-up'

/** Without an organization it is a developer who registers. */
export const registerUser = operation<{
  body: { email: string; fullName: string; organization?: string; captcha_token?: string }
}>({
  id: 'registerUser',
  access: 'password-form',
  isForm: true,

  async handle(call) {
    const { email, fullName, organization, captcha_token } = call.body
    if (organization !== undefined) throw new Problem('notFound')
    await signUp(call, { email, fullName, kind: 'developer', nameField: 'fullName', captcha_token })
    return { ...json({}), status: 201 }
  },
})
