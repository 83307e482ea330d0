import { orderMail } from '../mail/mail-orders'
import { recordAttempt } from '../rules/attempts'
import type { AccountKind } from '../store/settings'
import { anonymousActor } from './actor'
import { admitForm } from './form-limits'
import { checkMailAddress } from './mail-address'
import { readerLanguage } from './reader-language'
import type { Call } from './operation'

/**
 * Orders the mail for any address, one for each kind of account that it may have. Whether an account has it is looked up when the mail
 * is sent, so the response does not reveal it.
 */
export async function mailResetLink(
  { services, request }: Pick<Call, 'services' | 'request'>,
  kinds: readonly AccountKind[],
  email: string,
): Promise<void> {
  checkMailAddress(email)
  await admitForm(services, request, email)
  const { db } = services.database
  for (const kind of kinds) {
    await recordAttempt(db, {
      actor: anonymousActor(request),
      action: `${kind}.request-reset`,
      subject: { kind, email },
    })
    await orderMail(db, {
      to: 'address',
      address: email,
      kind,
      language: readerLanguage(request),
      template: 'forgot-password',
    })
  }
}
