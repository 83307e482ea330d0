import type { Operation, SecurityRequirement, SecurityScheme, SentCredential } from '../../reference'
import { PLACEHOLDERS } from '../../reference/request/placeholders'
import { type CredentialEntry, emptyEntry } from './session'

/** Returns the chosen security requirement, by default the first that needs credentials. */
export function requirementOf(
  { security }: Operation,
  chosen: number | undefined,
): SecurityRequirement | undefined {
  if (chosen !== undefined && security[chosen]) return security[chosen]
  return security.find(({ schemes }) => schemes.length > 0) ?? security[0]
}

export const schemesOf = (
  requirement: SecurityRequirement | undefined,
  schemes: readonly SecurityScheme[],
): SecurityScheme[] =>
  (requirement?.schemes ?? []).flatMap(({ name }) => schemes.find((scheme) => scheme.name === name) ?? [])

const inUtf8 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))

const authorization = (value: string): SentCredential[] => [{ in: 'header', name: 'Authorization', value }]

/** The credentials to send for one scheme; none where nothing has been entered. */
export function credentialOf(scheme: SecurityScheme, { texts, token }: CredentialEntry): SentCredential[] {
  const text = (name: string) => texts[name] ?? ''
  if (scheme.type === 'apiKey')
    return text('key') === '' ? [] : [{ in: scheme.in, name: scheme.parameter, value: text('key') }]
  if (scheme.type === 'http' && scheme.scheme === 'basic') {
    if (text('username') === '' && text('password') === '') return []
    return authorization(`Basic ${btoa(inUtf8(`${text('username')}:${text('password')}`))}`)
  }
  const given = token?.accessToken ?? text('token').trim()
  if (given === '') return []
  if (scheme.type === 'http' && scheme.scheme !== 'bearer') return authorization(`${scheme.scheme} ${given}`)
  if (scheme.type === 'http' || scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
    return authorization(`Bearer ${given}`)
  return []
}

function placeholderFor(scheme: SecurityScheme): SentCredential[] {
  if (scheme.type === 'apiKey') return [{ in: scheme.in, name: scheme.parameter, value: PLACEHOLDERS.key }]
  if (scheme.type === 'http' && scheme.scheme === 'basic') return authorization(`Basic ${PLACEHOLDERS.basic}`)
  if (scheme.type === 'http' && scheme.scheme !== 'bearer')
    return authorization(`${scheme.scheme} ${PLACEHOLDERS.token}`)
  if (scheme.type === 'http' || scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
    return authorization(`Bearer ${PLACEHOLDERS.token}`)
  return []
}

export interface Credentials {
  /** Sent with the request. */
  readonly sent: readonly SentCredential[]
  /** The same with placeholders, those included for which nothing has been entered. */
  readonly masked: readonly SentCredential[]
}

/** Returns the credentials for all schemes of a requirement. */
export function credentialsFor(
  schemes: readonly SecurityScheme[],
  entries: Readonly<Record<string, CredentialEntry>>,
): Credentials {
  return {
    sent: schemes.flatMap((scheme) => credentialOf(scheme, entries[scheme.name] ?? emptyEntry)),
    masked: schemes.flatMap(placeholderFor),
  }
}
