import type { PlainMessageKey } from '../../i18n'

/** Texts for the reasons why a sign-in through an identity provider ended, by their names in the address. */
const keys: Readonly<Record<string, PlainMessageKey<'sso'>>> = {
  sso_failed: 'failed',
  sso_unavailable: 'unavailable',
  sso_expired: 'expired',
  sso_canceled: 'canceled',
  email_unverified: 'emailUnverified',
  no_account: 'noAccount',
  group_required: 'groupRequired',
  other_identity: 'otherIdentity',
  password_in_portal: 'passwordInPortal',
  password_missing: 'passwordMissing',
  link_refused: 'linkRefused',
}

/** Those that passwords are refused for, too. */
const sharedKeys: Readonly<Record<string, PlainMessageKey<'errors'>>> = {
  account_disabled: 'pendingApproval',
  rate_limited: 'tooManyAttempts',
}

/** Returns the key of the text for a reason that only identity providers have; undefined for one that is not known. */
export const ssoReasonKey = (reason = ''): PlainMessageKey<'sso'> | undefined =>
  Object.hasOwn(keys, reason) ? keys[reason] : undefined

/** Returns the key of the text for a reason that passwords have as well; undefined for one that is not known. */
export const sharedReasonKey = (reason = ''): PlainMessageKey<'errors'> | undefined =>
  Object.hasOwn(sharedKeys, reason) ? sharedKeys[reason] : undefined
