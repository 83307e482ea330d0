import { isRecord } from '../../lib/is-record'

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
const OUTCOME = 'portal-elements:oauth2-outcome'

export interface HandoverMessage {
  readonly kind: typeof KIND
  readonly response: AuthorizationResponse
}

export const handoverMessage = (response: AuthorizationResponse): HandoverMessage => ({
  kind: KIND,
  response,
})

/** Any page may post anything: only the shape that `handoverMessage` gives is one. */
export const isHandoverMessage = (value: unknown): value is HandoverMessage =>
  isRecord(value) &&
  value.kind === KIND &&
  isRecord(value.response) &&
  typeof value.response.state === 'string'

/** What a page makes of a response. Several pages may hear it; only one waits for its state. */
export interface OutcomeMessage {
  readonly kind: typeof OUTCOME
  readonly state: string
  readonly outcome: HandoverOutcome
}

export const outcomeMessage = (state: string, outcome: HandoverOutcome): OutcomeMessage => ({
  kind: OUTCOME,
  state,
  outcome,
})

export const isOutcomeMessage = (value: unknown): value is OutcomeMessage =>
  isRecord(value) && value.kind === OUTCOME && typeof value.state === 'string' && isOutcome(value.outcome)

const isOutcome = (value: unknown): value is HandoverOutcome =>
  value === 'taken' || value === 'state-changed' || value === 'no-code'

/** Between the pages of one origin: the window of a sign-in has no `opener`. */
export const openHandoverChannel = (): BroadcastChannel => new BroadcastChannel(KIND)
