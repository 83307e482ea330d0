import { confirmEmail, type Confirmation } from '../rules/email-confirmation'
import type { AccountKind } from '../store/settings'
import { anonymousActor } from './actor'
import { admitForm } from './form-limits'
import type { Call } from './operation'
import { Problem } from './problem'
import { registeringBrowser } from './registration-cookie'

/** Confirms an address by the token of a mail. @throws {Problem} for what is refused. */
export async function confirmAddress(
  { portal, services, request }: Pick<Call, 'portal' | 'services' | 'request'>,
  kind: AccountKind,
  token: string,
): Promise<Extract<Confirmation, { outcome: 'confirmed' }>> {
  await admitForm(services, request)
  const { database, config } = services
  const { approve_developers, users } = portal.settings
  const result = await confirmEmail(database, token, {
    kind,
    browserHash: kind === 'user' ? registeringBrowser({ request, config }) : undefined,
    approveAtOnce: kind === 'user' ? (users?.approve ?? false) : approve_developers,
    passwordTokenSeconds: config.mail.resetSeconds,
    actor: anonymousActor(request),
  })
  if (result.outcome !== 'confirmed')
    throw new Problem(result.outcome === 'unknown' ? 'linkUnknown' : 'linkExpired')
  return result
}
