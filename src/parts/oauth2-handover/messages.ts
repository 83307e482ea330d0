/** The response that an identity provider has sent back through the visitor's browser. */
export interface AuthorizationResponse {
  readonly state: string
  /** Absent when the provider refused. */
  readonly code?: string
  /** `error` of OAuth 2, such as `access_denied`. */
  readonly error?: string
  readonly errorDescription?: string
  /** `iss` of RFC 9207. */
  readonly issuer?: string
}

/** The result in the page that began the authorization. */
export type HandoverOutcome =
  /** It has what it waited for. */
  | 'taken'
  /** It waits for a response with another state. */
  | 'state-changed'
  /** There is no code in it. */
  | 'no-code'

const KIND = 'portal-elements:oauth2-response'

export interface HandoverMessage {
  readonly kind: typeof KIND
  readonly response: AuthorizationResponse
}

export const handoverMessage = (response: AuthorizationResponse): HandoverMessage => ({
  kind: KIND,
  response,
})

/** Any page may post anything: only the shape that `handoverMessage` gives is one. */
export function isHandoverMessage(value: unknown): value is HandoverMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== KIND) return false
  const response = 'response' in value ? value.response : undefined
  return (
    typeof response === 'object' &&
    response !== null &&
    'state' in response &&
    typeof response.state === 'string'
  )
}

export const isHandoverOutcome = (value: unknown): value is HandoverOutcome =>
  value === 'taken' || value === 'state-changed' || value === 'no-code'
