import type { PlainMessageKey } from '../../i18n'

/** Texts for the reasons why a sign-in through an identity provider ended, by their names in the address. */
const keys: Readonly<Record<string, PlainMessageKey<'errors'>>> = {
  sso_failed: 'ssoFailed',
  sso_unavailable: 'ssoUnavailable',
  sso_expired: 'ssoExpired',
  sso_canceled: 'ssoCanceled',
  email_unverified: 'ssoEmailUnverified',
  no_account: 'ssoNoAccount',
  group_required: 'ssoGroupRequired',
  other_identity: 'ssoOtherIdentity',
  password_in_portal: 'ssoPasswordInPortal',
  password_missing: 'ssoPasswordMissing',
  link_refused: 'ssoLinkRefused',
  account_disabled: 'pendingApproval',
  rate_limited: 'tooManyAttempts',
}

/** Returns the key of the text for a reason; undefined for one that is not known. */
export const ssoReasonKey = (reason = ''): PlainMessageKey<'errors'> | undefined =>
  Object.hasOwn(keys, reason) ? keys[reason] : undefined
