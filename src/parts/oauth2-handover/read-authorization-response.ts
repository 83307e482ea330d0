import type { AuthorizationResponse } from './messages'

/** The answer in the address of the redirect page: in its query, or behind its hash. Undefined where there is none. */
export function readAuthorizationResponse({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): AuthorizationResponse | undefined {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const given = inHash.has('state') ? inHash : new URLSearchParams(search)
  const state = given.get('state')
  if (state === null || (!given.has('code') && !given.has('error'))) return undefined
  const text = (name: string) => given.get(name) ?? undefined
  return {
    state,
    code: text('code'),
    error: text('error'),
    errorDescription: text('error_description'),
    issuer: text('iss'),
  }
}
