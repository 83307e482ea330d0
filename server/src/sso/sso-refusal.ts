/** Why a sign-in through an identity provider does not succeed. The login page has a text for each. */
export type SsoRefusalReason =
  /** What came back is not what was asked for, or the provider refuses the portal. */
  | 'sso_failed'
  /** The provider cannot be reached, or fails. */
  | 'sso_unavailable'
  /** The sign-in began too long ago, in another browser, or is finished already. */
  | 'sso_expired'
  /** The visitor said no at the provider. */
  | 'sso_canceled'
  | 'email_unverified'
  /** The account is pending, rejected or revoked. */
  | 'account_disabled'
  /** There is no account, and the settings do not let one be made. */
  | 'no_account'
  /** A group is required, and the visitor is in none of them. */
  | 'group_required'
  /** The account with the e-mail address belongs to another person at the provider, or to one at another provider. */
  | 'other_identity'
  /** The account has a password, which links the identity when it is entered once. */
  | 'password_required'
  /** The same, where the page that the visitor came from cannot keep the identity until then. */
  | 'password_in_portal'
  /** The account has no password that could be entered, and the provider does not speak for the address. */
  | 'password_missing'
  /** The same, in a portal without passwords: an operator must help. */
  | 'link_refused'
  | 'rate_limited'

/** Ends a sign-in. The message is for the log: it holds neither tokens nor claims. */
export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal'

  constructor(
    readonly reason: SsoRefusalReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
