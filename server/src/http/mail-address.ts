import { isEmailAddress } from '../lib/email-address'
import { Problem } from './problem'

/** @throws {Problem} for what the contract's validator lets through and no mail should be sent to. */
export function checkMailAddress(email: string): void {
  if (isEmailAddress(email)) return
  throw new Problem('invalidRequest', {
    invalidParameters: [{ field: 'email', source: 'body', rule: 'invalid', reason: 'email' }],
  })
}
