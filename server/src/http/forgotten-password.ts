import { orderMail } from '../mail/mail-orders'
import { admitForm } from './form-limits'
import { checkMailAddress } from './mail-address'
import { languageOf } from './negotiation'
import type { Call } from './operation'

/** Orders the mail, whoever has the address: whether anybody has is looked up when it is written, and shows nowhere here. */
export async function mailResetLink(
  { services, request }: Pick<Call, 'services' | 'request'>,
  email: string,
): Promise<void> {
  checkMailAddress(email)
  await admitForm(services, request, email)
  await orderMail(services.database.db, {
    to: 'address',
    address: email,
    language: languageOf(request.headers['accept-language']),
    template: 'forgot-password',
  })
}
