import type { Application } from '../../api'
import type { SecretsOfApplication } from '../secret-dialog/use-known-secrets'
import type { CredentialEntry } from './session'
import type { SecurityScheme } from '../../reference'

/** The kinds of credentials of applications. */
export type OwnKind = 'key' | 'client' | 'client-elsewhere'

interface Identified {
  readonly auth_strategy?: { readonly credential_type: string } | null
}

export function kindOf({ auth_strategy: strategy }: Identified): OwnKind {
  if (strategy?.credential_type === 'client_credentials') return 'client'
  return strategy?.credential_type === 'self_managed_client_credentials' ? 'client-elsewhere' : 'key'
}

/** Whether what applications of a kind have is what a scheme asks for. */
export const fits = (kind: OwnKind, { type }: SecurityScheme): boolean =>
  kind === 'key' ? type === 'apiKey' : type === 'oauth2' || type === 'openIdConnect'

/** Whether any application of a developer could have what a scheme asks for. */
export const isFillable = (scheme: SecurityScheme): boolean => fits('key', scheme) || fits('client', scheme)

/** The credentials of an application, as far as they are known. */
export interface Own {
  readonly key?: string
  readonly clientId?: string
  readonly clientSecret?: string
}

/**
 * Returns what an application identifies itself with, as far as this page has seen it.
 *
 * @param keyId - Of several keys the one to use. Default: the newest.
 */
export function ownOf(
  application: Application,
  { keys, clientSecret }: SecretsOfApplication,
  keyId?: string,
): Own {
  const key = keys.find((one) => one.id === keyId) ?? keys[0]
  return kindOf(application) === 'key'
    ? { key: key?.value }
    : { clientId: application.reference_id, clientSecret }
}

/** Returns the fields of a scheme with the credentials of an application, or without any. */
export const withOwn = (
  before: Readonly<Record<string, string>>,
  { key = '', clientId = '', clientSecret = '' }: Own,
): Readonly<Record<string, string>> => ({ ...before, key, clientId, clientSecret, token: '' })

/** The schemes that an application's own belongs into: of several keys, the one under a name that its strategy knows. */
export function schemesFor(application: Application, schemes: readonly SecurityScheme[]): SecurityScheme[] {
  const fitting = schemes.filter((scheme) => fits(kindOf(application), scheme))
  const { auth_strategy: strategy } = application
  const names =
    strategy && 'key_names' in strategy ? strategy.key_names.map((name) => name.toLowerCase()) : []
  const named = fitting.filter(
    (scheme) => scheme.type === 'apiKey' && names.includes(scheme.parameter.toLowerCase()),
  )
  return named.length > 0 ? named : fitting
}

/** Returns the credentials of an application as they are filled in for each scheme that they belong into. */
export const ownEntries = (
  application: Application,
  own: Own,
  schemes: readonly SecurityScheme[],
): Readonly<Record<string, CredentialEntry>> =>
  Object.fromEntries(schemesFor(application, schemes).map(({ name }) => [name, { texts: withOwn({}, own) }]))
