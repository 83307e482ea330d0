import type { InvalidParameter } from './invalid-parameters'

/** Every kind of refusal: its status, its stable English title, and its `type` of the contract. */
const kinds = {
  invalidRequest: [400, 'Bad Request', '/problems/invalid-parameters'],
  malformedJson: [400, 'Bad Request', '/problems/invalid-parameters'],
  malformedAddress: [400, 'Bad Request', '/problems/invalid-parameters'],
  malformedRequest: [400, 'Bad Request', '/problems/invalid-parameters'],
  sessionRequired: [401, 'Unauthorized', '/problems/session-required'],
  sessionExpired: [401, 'Unauthorized', '/problems/session-expired'],
  invalidCredentials: [401, 'Invalid credentials', '/problems/invalid-credentials'],
  // Clients look for the word "disabled" in the title.
  accountPending: [401, 'Account disabled', '/problems/account-pending-approval'],
  accessDenied: [403, 'Forbidden', '/problems/access-denied'],
  originNotAllowed: [403, 'Forbidden', '/problems/access-denied'],
  notFound: [404, 'Not Found', '/problems/not-found'],
  requestTimeout: [408, 'Request Timeout', undefined],
  bodyTooLarge: [413, 'Content Too Large', undefined],
  unsupportedMediaType: [415, 'Unsupported Media Type', undefined],
  accountLocked: [423, 'Locked', '/problems/account-locked'],
  rateLimited: [429, 'Too Many Requests', '/problems/rate-limited'],
  headersTooLarge: [431, 'Request Header Fields Too Large', undefined],
  unexpected: [500, 'Internal Server Error', undefined],
  unavailable: [503, 'Service Unavailable', '/problems/unavailable'],
} as const satisfies Record<string, readonly [status: number, title: string, type: string | undefined]>

export type ProblemKind = keyof typeof kinds

export interface ProblemDetails {
  readonly invalidParameters?: readonly InvalidParameter[]
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number
  /** For the log only. */
  readonly cause?: unknown
}

/** Thrown anywhere below a route, it becomes the answer. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly title: string
  readonly type: string | undefined

  constructor(
    readonly kind: ProblemKind,
    readonly details: ProblemDetails = {},
  ) {
    super(kind, { cause: details.cause })
    ;[this.status, this.title, this.type] = kinds[kind]
  }
}
