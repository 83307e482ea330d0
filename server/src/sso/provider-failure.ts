import * as oidc from 'openid-client'
import { SsoRefusal, type SsoRefusalReason } from './sso-refusal'

/** Errors by which a provider says that it cannot at the moment. */
const passing = new Set(['server_error', 'temporarily_unavailable'])

/** Returns the refusal for what `openid-client` or the network threw. */
export function refusalOf(error: unknown): SsoRefusal {
  if (error instanceof SsoRefusal) return error
  return new SsoRefusal(reasonOf(error), failureText(error))
}

function reasonOf(error: unknown): SsoRefusalReason {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'sso_canceled'
    return passing.has(error.error) ? 'sso_unavailable' : 'sso_failed'
  }
  return isUnavailable(error) ? 'sso_unavailable' : 'sso_failed'
}

/** Whether the provider could not be reached, took too long, or failed by itself. */
export function isUnavailable(error: unknown): boolean {
  return chainOf(error).some((one) => {
    if (one instanceof Response) return one.status >= 500 || one.status === 429
    const { code, name, message } = one
    // `fetch failed` is what `fetch` says of every connection.
    return code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || message === 'fetch failed'
  })
}

/** Returns one line about a failure. Only names and codes of its causes, because they may hold tokens and claims. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { error: name, error_description: description } = error as OAuthError
  const causes = chainOf(error).map((one) => (one instanceof Response ? `status ${one.status}` : one.code))
  const parts = [error.message, name, description, ...causes].filter(Boolean)
  return [...new Set(parts)].join(', ').replace(/\s+/g, ' ').slice(0, longestText)
}

const longestText = 500
const mostCauses = 5

type OAuthError = Error & { error?: string; error_description?: string }
type Failure = Error & { code?: string }

/** Returns an error and its causes, with the response that the last of them may be. */
function chainOf(error: unknown): (Failure | Response)[] {
  const chain: (Failure | Response)[] = []
  let next = error
  while ((next instanceof Error || next instanceof Response) && chain.length < mostCauses) {
    chain.push(next)
    next = next instanceof Error ? next.cause : undefined
  }
  return chain
}
