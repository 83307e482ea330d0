import type { AccountKind, IdentityProvider, PortalSettings } from '../../store/settings'

/** What becomes of people without a confirmed account. */
export interface NewAccounts {
  /** Of an account that is made. */
  readonly made: 'approved' | 'pending' | 'refused'
  /** Of an account that registered before, and is confirmed by signing in. */
  readonly confirmed: 'approved' | 'pending'
}

/** Unless the provider's settings say otherwise, it is as after registering: who may not register gets no account. */
export function newAccountsOf(
  { new_accounts: decided }: Pick<IdentityProvider, 'new_accounts'>,
  { approve_developers, users }: Pick<PortalSettings, 'approve_developers' | 'users'>,
  kind: AccountKind,
): NewAccounts {
  const isApproved = kind === 'developer' ? approve_developers : users?.approve
  const registered = isApproved ? 'approved' : 'pending'
  const mayRegister = kind === 'developer' || users?.registration === 'open'
  const made = decided ?? (mayRegister ? registered : 'refused')
  return { made, confirmed: made === 'refused' ? registered : made }
}
