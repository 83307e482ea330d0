import type { TokenSource } from '../../api/oauth2'
import type { OAuthFlowKind, OAuthScope, SecurityScheme } from '../../reference'

/** A grant type that this page can use. */
export interface TokenGrant {
  readonly kind: 'authorizationCode' | 'clientCredentials'
  readonly source: TokenSource
  /** Undefined if the scheme does not list them. */
  readonly scopes?: readonly OAuthScope[]
}

/** Returns the grant types of a scheme; those that a page cannot or should not use are left out. */
export function tokenGrants(scheme: SecurityScheme): TokenGrant[] {
  if (scheme.type === 'openIdConnect')
    return scheme.openIdConnectUrl
      ? [{ kind: 'authorizationCode', source: { discoveryUrl: scheme.openIdConnectUrl } }]
      : []
  if (scheme.type !== 'oauth2') return []
  return scheme.flows.flatMap(({ kind, authorizationUrl, tokenUrl, scopes }): TokenGrant[] => {
    if (kind !== 'authorizationCode' && kind !== 'clientCredentials') return []
    const hasAddresses =
      tokenUrl !== undefined && (kind === 'clientCredentials' || authorizationUrl !== undefined)
    if (hasAddresses) return [{ kind, source: { authorizationUrl, tokenUrl }, scopes }]
    return scheme.metadataUrl ? [{ kind, source: { discoveryUrl: scheme.metadataUrl }, scopes }] : []
  })
}

/** Flows of a scheme that cannot be gone through here. */
export const otherFlows = (scheme: SecurityScheme): OAuthFlowKind[] => {
  if (scheme.type !== 'oauth2') return []
  const taken = new Set<OAuthFlowKind>(tokenGrants(scheme).map(({ kind }) => kind))
  return scheme.flows.map(({ kind }) => kind).filter((kind) => !taken.has(kind))
}
