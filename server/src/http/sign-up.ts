import { isOneLine } from '../lib/one-line'
import { register, type Registration } from '../rules/registration'
import type { AccountKind } from '../store/settings'
import { anonymousActor } from './actor'
import { checkCaptcha } from './check-captcha'
import { admitForm, admitMail } from './form-limits'
import { checkMailAddress } from './mail-address'
import { readerLanguage } from './reader-language'
import type { Call } from './operation'
import { Problem } from './problem'

type SignUpCall = Pick<Call, 'services' | 'request' | 'portal'>

interface SignUp {
  email: string
  fullName: string
  /** What the form calls the name. */
  nameField: string
  captcha_token?: unknown
}

/** Takes a developer's registration, whichever form it came in. @throws {Problem} for what no account can have. */
export async function signUp(call: SignUpCall, given: SignUp): Promise<void> {
  const registration = await checkSignUp(call, 'developer', given)
  await register(call.services.database, { ...registration, kind: 'developer' })
}

/** Returns what every registration has, and counts it. @throws {Problem} for what no account can have, a captcha, and too many. */
export async function checkSignUp(
  call: SignUpCall,
  kind: AccountKind,
  { email, fullName, nameField, captcha_token }: SignUp,
): Promise<Omit<Registration, 'kind'>> {
  const { services, request } = call
  checkMailAddress(email)
  if (!isOneLine(fullName)) {
    throw new Problem('invalidRequest', {
      invalidParameters: [{ field: nameField, source: 'body', rule: 'invalid', reason: 'oneLine' }],
    })
  }
  await admitForm(services, request)
  // Before the mail is counted: without a captcha nobody uses up the mails of someone else's address.
  await checkCaptcha(call, kind, captcha_token)
  await admitMail(services, email)
  return {
    email,
    fullName: fullName.trim(),
    language: readerLanguage(request),
    actor: anonymousActor(request),
  }
}
