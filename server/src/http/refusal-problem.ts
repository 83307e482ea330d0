import type { Refusal, RefusalReason } from '../rules/refusal'
import type { InvalidParameter } from './invalid-parameters'
import { Problem, type ProblemKind } from './problem'

const kinds: Readonly<Record<RefusalReason, ProblemKind>> = {
  unknown: 'notFound',
  forbidden: 'accessDenied',
  invalid: 'invalidRequest',
  taken: 'conflict',
  'already-registered': 'alreadyRegistered',
  settled: 'invitationSettled',
  'application-quota': 'applicationQuota',
  'credential-quota': 'credentialQuota',
  'keys-elsewhere': 'keysElsewhere',
  'scopes-unsupported': 'scopesUnsupported',
  'key-gone': 'keyRequired',
  'scopes-not-pending': 'scopesNotPending',
}

/** Returns a refusal of the rules as HTTP has it. Fields at fault are fields of the body. */
export function problemOfRefusal({ reason, faults }: Refusal): Problem {
  const invalidParameters = faults.map((fault): InvalidParameter => ({ ...fault, source: 'body' }))
  return new Problem(kinds[reason], invalidParameters.length > 0 ? { invalidParameters } : {})
}
