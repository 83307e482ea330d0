import type { ActiveToken } from '../rules/gateway/decide'
import { keyNamesOf, takesTokens } from '../rules/gateway/find-credential'
import type { OpenVersion } from '../store/application-access'
import type { GatewayVersion } from '../store/gateway-versions'
import { originalHeaders } from './original-request'

/** What gateways pass on to the API. Names are percent-encoded, so that they are ASCII, and no slash is part of one. */
export function identityHeaders(
  { application, credential_id: credentialId = '' }: ActiveToken,
  { product, name, scopes = [] }: OpenVersion,
): Record<string, string> {
  return {
    'x-portal-application': encoded(application.name),
    'x-portal-application-id': application.id,
    'x-portal-developer-id': application.developer_id,
    'x-portal-credential-id': credentialId,
    'x-portal-version': `${encoded(product)}/${encoded(name)}`,
    'x-portal-scopes': scopes.join(' '),
  }
}

const encoded = encodeURIComponent

type Taken = Pick<GatewayVersion, 'strategies'>

/** Names of the headers in which the version takes keys and tokens. */
export function credentialHeaders(version: Taken): string[] {
  return [...new Set([...keyNamesOf(version), ...(takesTokens(version) ? ['Authorization'] : [])])]
}

/** Names what the response depends on, for gateways that keep it. */
export function headersOfCheck(version: Taken | undefined): string[] {
  const credentials = version ? credentialHeaders(version).filter((name) => isHeaderName.test(name)) : []
  return ['X-Portal-Gateway-Key', ...credentials, ...originalHeaders]
}

/** Keys may be sent in query parameters, whose names may be anything. */
const isHeaderName = /^[!#$%&'*+.^`|~\w-]+$/

/** Challenge of a request without a credential that is valid. RFC 6750 names an error only for a token that was sent. */
export function challengeOf(version: Taken, wasTokenSent: boolean): string {
  const bearer = `Bearer realm="portal"${wasTokenSent ? ', error="invalid_token"' : ''}`
  const challenges = [
    ...(takesTokens(version) ? [bearer] : []),
    ...(keyNamesOf(version).length > 0 ? ['ApiKey realm="portal"'] : []),
  ]
  return challenges.join(', ') || bearer
}

/** Challenge of RFC 6750 for a token that lacks a scope. */
export function scopeChallenge(scopes: readonly string[]): string {
  const visible = scopes.filter((scope) => /^[\x21\x23-\x5B\x5D-\x7E]+$/.test(scope))
  return `Bearer realm="portal", error="insufficient_scope", scope="${visible.join(' ')}"`
}
