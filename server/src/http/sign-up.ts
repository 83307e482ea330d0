import { isOneLine } from '../lib/one-line'
import { register } from '../rules/registration'
import type { AccountKind } from '../store/settings'
import { anonymousActor } from './actor'
import { checkCaptcha } from './check-captcha'
import { admitForm, admitMail } from './form-limits'
import { checkMailAddress } from './mail-address'
import { readerLanguage } from './reader-language'
import type { Call } from './operation'
import { Problem } from './problem'

interface SignUp {
  kind: AccountKind
  email: string
  fullName: string
  nameField: string
  captcha_token?: unknown
}

/** Takes a developer's registration, whichever form it came in. @throws {Problem} for what no account can have. */
export async function signUp(
  call: Pick<Call, 'services' | 'request' | 'portal'>,
  { kind, email, fullName, nameField, captcha_token }: SignUp,
): Promise<void> {
  const { services, request } = call
  checkMailAddress(email)
  if (!isOneLine(fullName)) {
    throw new Problem('invalidRequest', {
      invalidParameters: [{ field: nameField, source: 'body', rule: 'invalid', reason: 'oneLine' }],
    })
  }
  await admitForm(services, request)
  // Before the mail is counted: without a captcha nobody uses up the mails of someone else's address.
  await checkCaptcha(call, 'developer', captcha_token)
  await admitMail(services, email)
  await register(services.database, {
    kind,
    email,
    fullName: fullName.trim(),
    language: readerLanguage(request),
    actor: anonymousActor(request),
  })
}
