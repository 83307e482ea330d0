import { operation } from '../http/operation'
import { signUp } from '../http/sign-up'

type Captcha = { captcha_token?: unknown }
type Body =
  | ({ email: string; full_name: string } & Captcha)
  | { data: { email: string; fullName: string } & Captcha }

/** Answers alike whether or not the address has an account; the mail says which. */
export const register = operation<{ body: Body }>({
  id: 'register',
  access: 'password-form',

  async handle(call) {
    const { body } = call
    if ('email' in body) {
      const { email, full_name: fullName, captcha_token } = body
      await signUp(call, { email, fullName, nameField: 'full_name', captcha_token })
    } else {
      await signUp(call, { ...body.data, nameField: 'fullName' })
    }
    return { status: 201 }
  },
})
