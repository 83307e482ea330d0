import type { SecurityScheme } from './protocol/outline'
import type { SecurityRequirement } from './protocol/shared-types'

const isOfTokens = (scheme: SecurityScheme | undefined): boolean =>
  scheme?.type === 'oauth2' ||
  scheme?.type === 'openIdConnect' ||
  (scheme?.type === 'http' && scheme.scheme !== 'basic')

/** Scopes that a token needs: those of the first requirement that takes tokens. None if one of them needs no scope. */
export function neededScopes(
  requirements: readonly SecurityRequirement[],
  known: readonly SecurityScheme[],
): readonly string[] {
  const named = (name: string) => known.find((scheme) => scheme.name === name)
  const scopes = requirements
    .filter(({ schemes }) => schemes.length === 0 || schemes.some(({ name }) => isOfTokens(named(name))))
    .map(({ schemes }) => schemes.flatMap((scheme) => scheme.scopes))
  return scopes.every((some) => some.length > 0) ? [...new Set(scopes[0])] : []
}
