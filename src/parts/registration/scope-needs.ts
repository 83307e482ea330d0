import type { Operation, Outline } from '../../reference'
import { neededScopes } from '../../reference/needed-scopes'

/** What a version says about scopes. */
export interface ScopeNeeds {
  /** Every operation needs a scope. */
  readonly isRequired: boolean
  /** Those to begin with. */
  readonly scopes: readonly string[]
  /** Untrusted text. */
  readonly descriptions: ReadonlyMap<string, string>
}

/** @param operation - The one that the reader is looking at, whose scopes come first. */
export function scopeNeedsOf(outline: Outline, operation?: Operation): ScopeNeeds {
  const { securitySchemes, neededScopes: needed } = outline
  const own = operation ? neededScopes(operation.security, securitySchemes) : []
  const described = securitySchemes
    .flatMap((scheme) => (scheme.type === 'oauth2' ? scheme.flows : []))
    .flatMap(({ scopes }) => scopes)
  return {
    isRequired: needed.isAny,
    scopes: own.length > 0 ? own : needed.common,
    descriptions: new Map(described.map(({ name, description }) => [name, description])),
  }
}
