import { operation } from '../http/operation'
import { signUp } from '../http/sign-up'

type Body = { email: string; full_name: string } | { data: { email: string; fullName: string } }

/** Answers alike whether or not the address has an account; the mail says which. */
export const register = operation<{ body: Body }>({
  id: 'register',
  access: 'password-form',

  async handle(call) {
    const { body } = call
    if ('email' in body) {
      await signUp(call, { email: body.email, fullName: body.full_name, nameField: 'full_name' })
    } else {
      await signUp(call, { ...body.data, nameField: 'fullName' })
    }
    return { status: 201 }
  },
})
