import { type ApiResponse, objectOf } from './transport'

export interface VerifiedEmail {
  /** The confirmed address. */
  readonly email: string
  /** Token to set the first password; absent if the account has one. */
  readonly resetToken?: string
  /** The account waits for approval. Absent if it need not wait, or the server does not say. */
  readonly awaitsApproval?: true
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @throws {PortalError} `unexpected` if the response is something else, such as the error page of a proxy. */
export function verifiedEmailIn(response: ApiResponse): VerifiedEmail {
  const body = objectOf<Record<string, unknown>>(response)
  const resetToken = text(body.resetToken) || text(body.token)
  return {
    email: text(body.email),
    ...(resetToken && { resetToken }),
    ...(body.awaits_approval === true && { awaitsApproval: true }),
  }
}
