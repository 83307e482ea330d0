import type { PortalError } from '../../api'
import { fieldReasons } from '../../lib/field-reasons'

export type LinkFault =
  /** Something of it is missing, or it was never given. */
  | 'incomplete'
  /** It has done its work, or its time is over. */
  | 'used'

/** Names that servers give to the token of a link. */
const tokenFields = ['token', 'inviteToken', 'resetToken']

/** Returns what is wrong with the link of a mail, by what the server says of its token; undefined if it is something else. */
export function linkFaultOf(refusal: PortalError | undefined): LinkFault | undefined {
  if (refusal?.status === 410) return 'used'
  const reasons = fieldReasons(refusal?.problem)
  // Older servers name the field only in the sentence of their validator.
  const older = refusal?.status === 400 ? (refusal.problem?.errors?.[0]?.detail ?? '') : ''
  const isTokenInvalid = tokenFields.some((field) => reasons.has(field)) || /\btoken\b/i.test(older)
  return refusal?.status === 404 || isTokenInvalid ? 'incomplete' : undefined
}
