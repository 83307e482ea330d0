import type { MailData, MailTemplate } from '../mail-orders'
import { accountApproved, accountPending, accountRejected, accountRevoked } from './account-decided'
import { accountWaiting } from './account-waiting'
import { forgotPassword } from './forgot-password'
import { identityLinked, identityUnlinked } from './identity-links'
import { invitation } from './invitation'
import { passwordChanged } from './password-changed'
import { passwordLink } from './password-link'
import {
  registrationApproved,
  registrationRejected,
  registrationRevoked,
  scopesApproved,
  scopesRejected,
} from './registration-decided'
import { registrationWaiting, scopesWaiting } from './registration-waiting'
import { signInLocked } from './sign-in-locked'
import { signUp } from './sign-up'
import type { Template } from './template'
import { versionEnds } from './version-ends'

const templates: { [Name in MailTemplate]: Template<MailData[Name]> } = {
  'sign-up': signUp,
  'forgot-password': forgotPassword,
  invitation,
  'password-link': passwordLink,
  'password-changed': passwordChanged,
  'identity-linked': identityLinked,
  'identity-unlinked': identityUnlinked,
  'sign-in-locked': signInLocked,
  'account-approved': accountApproved,
  'account-rejected': accountRejected,
  'account-revoked': accountRevoked,
  'account-pending': accountPending,
  'account-waiting': accountWaiting,
  'registration-waiting': registrationWaiting,
  'registration-approved': registrationApproved,
  'registration-rejected': registrationRejected,
  'registration-revoked': registrationRevoked,
  'scopes-waiting': scopesWaiting,
  'scopes-approved': scopesApproved,
  'scopes-rejected': scopesRejected,
  'version-sunset-announced': versionEnds('sunset-announced'),
  'version-deprecated': versionEnds('deprecated'),
  'version-sunset': versionEnds('sunset'),
}

/** @returns undefined for a name of another version of the server. */
export function templateNamed(name: string): Template<Record<string, unknown>> | undefined {
  return Object.hasOwn(templates, name)
    ? // The data was stored with the name.
      (templates[name as MailTemplate] as Template<Record<string, unknown>>)
    : undefined
}
