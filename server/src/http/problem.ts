import type { CheckRefusal } from '../rules/gateway/check'
import type { PasswordPolicy } from '../store/settings'
import type { InvalidParameter } from './invalid-parameters'

/** Every kind of refusal: its status, its stable English title, and its `type` of the contract. */
const kinds = {
  invalidRequest: [400, 'Bad Request', '/problems/invalid-parameters'],
  malformedJson: [400, 'Bad Request', '/problems/invalid-parameters'],
  malformedAddress: [400, 'Bad Request', '/problems/invalid-parameters'],
  malformedRequest: [400, 'Bad Request', '/problems/invalid-parameters'],
  cookieTwice: [400, 'Bad Request', '/problems/invalid-parameters'],
  captchaRefused: [400, 'Bad Request', '/problems/invalid-parameters'],
  signInIncomplete: [400, 'Bad Request', '/problems/invalid-parameters'],
  logoutTokenInvalid: [400, 'Bad Request', '/problems/invalid-parameters'],
  weakPassword: [400, 'Bad Request', '/problems/invalid-parameters'],
  sessionRequired: [401, 'Unauthorized', '/problems/session-required'],
  sessionExpired: [401, 'Unauthorized', '/problems/session-expired'],
  invalidCredentials: [401, 'Invalid credentials', '/problems/invalid-credentials'],
  keyRequired: [401, 'Unauthorized', '/problems/key-required'],
  keyExpired: [401, 'Unauthorized', '/problems/key-required'],
  credentialRefused: [401, 'Unauthorized', '/problems/credential-refused'],
  // Clients look for the word "disabled" in the title.
  accountPending: [401, 'Account disabled', '/problems/account-pending-approval'],
  accessDenied: [403, 'Forbidden', '/problems/access-denied'],
  applicationQuota: [403, 'Forbidden', '/problems/application-quota-exceeded'],
  credentialQuota: [403, 'Forbidden', '/problems/credential-quota-exceeded'],
  roleRequired: [403, 'Forbidden', '/problems/access-denied'],
  importNeedsAdmin: [403, 'Forbidden', '/problems/access-denied'],
  requestRefused: [403, 'Forbidden', '/problems/request-refused'],
  originNotAllowed: [403, 'Forbidden', '/problems/access-denied'],
  invalidAccessCode: [403, 'Forbidden', '/problems/invalid-access-code'],
  notFound: [404, 'Not Found', '/problems/not-found'],
  registrationClosed: [404, 'Not Found', '/problems/not-found'],
  invitationUnknown: [404, 'Not Found', '/problems/not-found'],
  linkUnknown: [404, 'Not Found', '/problems/not-found'],
  snapshotRequired: [410, 'Gone', '/problems/snapshot-required'],
  linkExpired: [410, 'Gone', '/problems/token-expired'],
  invitationExpired: [410, 'Gone', '/problems/token-expired'],
  invitationAccepted: [410, 'Gone', '/problems/token-expired'],
  invitationRevoked: [410, 'Gone', '/problems/token-expired'],
  invitationTaken: [410, 'Gone', '/problems/token-expired'],
  requestTimeout: [408, 'Request Timeout', undefined],
  conflict: [409, 'Conflict', '/problems/conflict'],
  alreadyRegistered: [409, 'Conflict', '/problems/conflict'],
  invitationSettled: [409, 'Conflict', '/problems/conflict'],
  decisionImpossible: [409, 'Conflict', '/problems/conflict'],
  passwordLinkImpossible: [409, 'Conflict', '/problems/conflict'],
  scopesNotPending: [409, 'Conflict', '/problems/conflict'],
  keysElsewhere: [409, 'Conflict', '/problems/conflict'],
  preconditionFailed: [412, 'Precondition Failed', '/problems/precondition-failed'],
  unknownHost: [421, 'Misdirected Request', undefined],
  bodyTooLarge: [413, 'Content Too Large', undefined],
  unsupportedMediaType: [415, 'Unsupported Media Type', undefined],
  archiveRequired: [415, 'Unsupported Media Type', undefined],
  importRefused: [422, 'Unprocessable Content', '/problems/import-refused'],
  removalRefused: [409, 'Conflict', '/problems/removal-refused'],
  openingRefused: [409, 'Conflict', '/problems/opening-refused'],
  scopesUnsupported: [422, 'Unprocessable Content', '/problems/scopes-unsupported'],
  idempotencyKeyReused: [422, 'Unprocessable Content', '/problems/idempotency-key-reused'],
  accountLocked: [423, 'Locked', '/problems/account-locked'],
  rateLimited: [429, 'Too Many Requests', '/problems/rate-limited'],
  headersTooLarge: [431, 'Request Header Fields Too Large', undefined],
  unexpected: [500, 'Internal Server Error', undefined],
  insufficientStorage: [507, 'Insufficient Storage', '/problems/unavailable'],
  captchaUnavailable: [503, 'Service Unavailable', '/problems/unavailable'],
  busy: [503, 'Service Unavailable', '/problems/unavailable'],
  readOnly: [503, 'Service Unavailable', '/problems/unavailable'],
  // Never 401 or 403, which a gateway would pass on as if they were about its client.
  gatewayKeyRefused: [503, 'Service Unavailable', '/problems/gateway-misconfigured'],
  gatewayRoleRefused: [503, 'Service Unavailable', '/problems/gateway-misconfigured'],
  originalRequestMissing: [503, 'Service Unavailable', '/problems/gateway-misconfigured'],
  unavailable: [503, 'Service Unavailable', '/problems/unavailable'],
} as const satisfies Record<string, readonly [status: number, title: string, type: string | undefined]>

export type ProblemKind = keyof typeof kinds

export interface ProblemDetails {
  readonly invalidParameters?: readonly InvalidParameter[]
  /** What a refused password should have been like. */
  readonly policy?: PasswordPolicy
  /** Of the check for gateways. */
  readonly refusal?: CheckRefusal
  /** What `detail` names: roles of which one is needed, settings, headers or scopes. */
  readonly names?: readonly string[]
  /** Further members of the body, as the contract has them. */
  readonly members?: Readonly<Record<string, unknown>>
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
