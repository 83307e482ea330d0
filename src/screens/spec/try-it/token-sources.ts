import type { TokenSource } from '../../../api/oauth2'
import type { OAuthFlowKind, OAuthScope, SecurityScheme } from '../../../reference'

/** A way to a token that this page can take. */
export interface TokenWay {
  readonly kind: 'authorizationCode' | 'clientCredentials'
  readonly source: TokenSource
  /** Undefined: nobody says which there are. */
  readonly scopes?: readonly OAuthScope[]
}

/** Ways to a token for a scheme; those that a page cannot take, or should not, are left out. */
export function tokenWays(scheme: SecurityScheme): TokenWay[] {
  if (scheme.type === 'openIdConnect')
    return scheme.openIdConnectUrl
      ? [{ kind: 'authorizationCode', source: { discoveryUrl: scheme.openIdConnectUrl } }]
      : []
  if (scheme.type !== 'oauth2') return []
  return scheme.flows.flatMap(({ kind, authorizationUrl, tokenUrl, scopes }): TokenWay[] => {
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
  const taken = new Set<OAuthFlowKind>(tokenWays(scheme).map(({ kind }) => kind))
  return scheme.flows.map(({ kind }) => kind).filter((kind) => !taken.has(kind))
}
