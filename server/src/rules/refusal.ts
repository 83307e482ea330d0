/** Why a rule refuses. `invalid` and `taken` name the fields at fault. */
export type RefusalReason =
  | 'unknown'
  | 'forbidden'
  | 'invalid'
  | 'taken'
  | 'already-registered'
  | 'settled'
  | 'application-quota'
  | 'credential-quota'
  | 'keys-elsewhere'
  | 'scopes-unsupported'
  /** The key of the request was revoked, or has expired. */
  | 'key-gone'
  | 'scopes-not-pending'

/** A field that cannot be taken as it was given. */
export type FieldFault = { field: string } & (
  | { rule: 'required'; reason?: 'noDefaultStrategy' }
  | {
      rule: 'invalid'
      reason?:
        | 'redirectUri'
        | 'taken'
        | 'givenByPortal'
        | 'fixed'
        | 'noScopes'
        | 'noRegistration'
        | 'email'
        | 'oneLine'
        | 'otherType'
        | 'past'
        | 'afterParent'
        | 'ownMaker'
        | 'revokedWhole'
    }
  | { rule: 'matches_regex' }
  | { rule: 'min_length'; minimum: number }
  | { rule: 'max_length'; maximum: number }
  | { rule: 'enum'; choices: readonly string[] }
)

/**
 * Thrown by rules that run in a transaction of their caller, because throwing undoes it. Rules that own their transaction
 * return what became of it instead.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly reason: RefusalReason,
    readonly faults: readonly FieldFault[] = [],
  ) {
    super(reason)
  }
}

/** Throws `Refusal` if there are faults. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new Refusal('invalid', faults)
}
