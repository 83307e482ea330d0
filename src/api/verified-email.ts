import { type ApiResponse, objectOf } from './transport'

export interface VerifiedEmail {
  /** The address that is confirmed now. */
  readonly email: string
  /** Lets the account choose its first password; absent when it has one. */
  readonly resetToken?: string
  /** Nobody has approved the account yet. Absent when it need not wait, or the server does not say. */
  readonly awaitsApproval?: true
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @throws {PortalError} `unexpected` when the answer is something else, such as the page of a proxy. */
export function verifiedEmailIn(response: ApiResponse): VerifiedEmail {
  const body = objectOf<Record<string, unknown>>(response)
  const resetToken = text(body.resetToken) || text(body.token)
  return {
    email: text(body.email),
    ...(resetToken && { resetToken }),
    ...(body.awaits_approval === true && { awaitsApproval: true }),
  }
}
