import { json } from '../../http/operation-response'
import { operation, type Call } from '../../http/operation'
import { Problem } from '../../http/problem'
import { markRegisteringBrowser } from '../../http/registration-cookie'
import { checkSignUp, signUp } from '../../http/sign-up'
import { weakPassword } from '../../http/weak-password'
import { Refusal } from '../../rules/refusal'
import { registerUser as register } from '../../rules/user-registration'
import type { Region } from '../../store/settings'

interface Body {
  email: string
  fullName: string
  organization?: string
  password?: string
  registrationCode?: string
  defaultRegion?: Region
  captcha_token?: string
}

/** Without an organization it is a developer who registers. */
export const registerUser = operation<{ body: Body }>({
  id: 'registerUser',
  access: 'password-form',
  isForm: true,

  async handle(call) {
    const { email, fullName, organization, password, captcha_token } = call.body
    if (organization !== undefined && password !== undefined) {
      const organizationID = await signUpUser(call, { organization, password })
      return { ...json({ organizationID }), status: 201 }
    }
    await signUp(call, { email, fullName, nameField: 'fullName', captcha_token })
    return { ...json({}), status: 201 }
  },
})

/** @returns the ID of the organization. */
async function signUpUser(
  call: Call<{ body: Body }>,
  ofUser: { organization: string; password: string },
): Promise<string> {
  const { body, portal, services } = call
  const { password_policy: policy, users } = portal.settings
  if (!users) throw new Problem('notFound')
  const { email, fullName, registrationCode: accessCode, defaultRegion: region, captcha_token } = body
  const registration = await checkSignUp(call, 'user', {
    email,
    fullName,
    nameField: 'fullName',
    captcha_token,
  })
  const { config, database, rateLimits } = services
  const browserHash = markRegisteringBrowser({ request: call.request, reply: call.reply, config })
  const result = await register(
    database,
    { ...registration, ...ofUser, accessCode, region, browserHash },
    { settings: users, policy, rateLimits },
  )
  switch (result.outcome) {
    case 'closed':
      throw new Problem('registrationClosed')
    case 'wrong-code':
      throw new Problem('invalidAccessCode')
    case 'limited':
      throw new Problem('rateLimited', { retryAfter: result.retryAfterSeconds })
    case 'invalid':
      throw new Refusal('invalid', result.faults)
    case 'weak':
      throw weakPassword('password', result.faults, policy)
    case 'registered':
      return result.organizationId
  }
}
