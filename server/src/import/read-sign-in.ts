import {
  defaultSettings,
  productActions,
  type IdentityProvider,
  type PortalSettings,
} from '../store/settings'
import type { IdentityProviderEntry, PortalFile } from './file-shapes'
import type { MistakeList } from '../lib/yaml/mistakes'
import type { YamlSource } from '../lib/yaml/yaml-source'

/** Names that paths of the API have for something else. */
const reservedNames = new Set(['oidc-callback', 'sso'])

/** Returns the ways to sign in, every default filled in. */
export function signInOf({ sign_in = {} }: PortalFile): PortalSettings['sign_in'] {
  const providers = (sign_in.providers ?? []).map(providerOf)
  return {
    password: sign_in.password ?? defaultSettings.sign_in.password,
    sso: sign_in.sso ?? providers.length > 0,
    providers,
  }
}

function providerOf(entry: IdentityProviderEntry): IdentityProvider {
  return {
    name: entry.name,
    issuer: entry.issuer,
    client_id: entry.client_id.trim(),
    kinds: entry.kinds ?? ['developer', 'user'],
    scopes: entry.scopes ?? ['email', 'profile'],
    claims: { email: 'email', name: 'name', groups: 'groups', ...entry.claims },
    trusts_email: entry.trusts_email ?? false,
    email_domains: (entry.email_domains ?? []).map((domain) => domain.toLowerCase()),
    new_accounts: entry.new_accounts ?? null,
    organization: entry.organization?.trim() ?? entry.name,
    required_groups: entry.required_groups ?? [],
    group_access: (entry.group_access ?? []).map(({ actions, ...access }) => ({
      ...access,
      actions: actions ?? [...productActions],
    })),
  }
}

/** Notes names that are taken. */
export function checkProviders({ sign_in }: PortalFile, source: YamlSource, mistakes: MistakeList): void {
  const names = new Set<string>()
  for (const [index, { name }] of (sign_in?.providers ?? []).entries()) {
    const position = source.positionOf(['sign_in', 'providers', index, 'name'])
    if (reservedNames.has(name))
      mistakes.add(source.file, `"${name}" cannot be the name of an identity provider`, position)
    if (names.has(name)) mistakes.add(source.file, `a second identity provider named "${name}"`, position)
    names.add(name)
  }
}
