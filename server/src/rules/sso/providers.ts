import type { AccountKind, IdentityProvider, PortalSettings } from '../../store/settings'

/** The name that stands for the first provider, as in `/login/sso`. */
export const defaultProvider = 'sso'

type SignIn = Pick<PortalSettings, 'public' | 'sign_in'>

/**
 * Returns a provider at which accounts of a kind sign in.
 *
 * @param name - Default: the first one.
 * @returns undefined if there is none, or single sign-on is off.
 */
export function findProvider(
  { public: isPublic, sign_in }: SignIn,
  kind: AccountKind,
  name: string = defaultProvider,
): IdentityProvider | undefined {
  if (!sign_in.sso || (isPublic && kind === 'developer')) return undefined
  const own = sign_in.providers.filter(({ kinds }) => kinds.includes(kind))
  return name === defaultProvider ? own[0] : own.find((provider) => provider.name === name)
}

/** Whether a provider speaks for the domain of an address: one that it names, letter by letter, and none below it. */
export function speaksFor(
  { email_domains }: Pick<IdentityProvider, 'email_domains'>,
  email: string,
): boolean {
  return email_domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
