import { isOneLine } from '../lib/one-line'
import { register } from '../rules/registration'
import { anonymousActor } from './actor'
import { admitForm } from './form-limits'
import { checkMailAddress } from './mail-address'
import { readerLanguage } from './reader-language'
import type { Call } from './operation'
import { Problem } from './problem'

/** Takes a developer's registration, whichever form it came in. @throws {Problem} for what no account can have. */
export async function signUp(
  { services, request }: Pick<Call, 'services' | 'request'>,
  { email, fullName, nameField }: { email: string; fullName: string; nameField: string },
): Promise<void> {
  checkMailAddress(email)
  if (!isOneLine(fullName)) {
    throw new Problem('invalidRequest', {
      invalidParameters: [{ field: nameField, source: 'body', rule: 'invalid', reason: 'oneLine' }],
    })
  }
  await admitForm(services, request, email)
  await register(services.database, {
    email,
    fullName: fullName.trim(),
    language: readerLanguage(request),
    actor: anonymousActor(request),
  })
}
