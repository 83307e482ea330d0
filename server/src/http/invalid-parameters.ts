import type { Texts } from '../texts/en'

export type ParameterSource = 'body' | 'query' | 'path' | 'header'

type StandardRule =
  | 'required'
  | 'unknown_property'
  | 'is_array'
  | 'is_base64'
  | 'is_boolean'
  | 'is_date_time'
  | 'is_integer'
  | 'is_null'
  | 'is_number'
  | 'is_object'
  | 'is_string'
  | 'is_uuid'
  | 'is_fqdn'
  | 'is_arn'
  | 'is_label'
  | 'matches_regex'
  | 'invalid'
export type MinimumRule =
  | 'min_length'
  | 'min_digits'
  | 'min_lowercase'
  | 'min_uppercase'
  | 'min_symbols'
  | 'min'
  | 'min_items'
export type MaximumRule = 'max_length' | 'max' | 'max_items'

/** Where the rule alone would not help the reader. */
type SpecialReason =
  | 'email'
  | 'url'
  | 'controlCharacter'
  | 'malformedText'
  | 'tooDeep'
  | 'redirectUri'
  | 'oneLine'
  | 'returnAddress'
  | 'oldPassword'
  | 'commonPassword'
  | 'taken'
  | 'givenByPortal'
  | 'fixed'
  | 'noDefaultStrategy'
  | 'noScopes'
  | 'noRegistration'
  | 'noSecret'
  | 'otherType'
  | 'past'
  | 'afterParent'
  | 'ownMaker'
  | 'passwordByLink'
  | 'revokedWhole'
  | 'captchaInvalid'
  | 'captchaExpired'
  | 'captchaUsed'
  | 'otherCursor'

/** A refused parameter, before a reader's language is known. */
export type InvalidParameter = { field: string; source: ParameterSource } & (
  | { rule: StandardRule; reason?: SpecialReason }
  /** Of the four classes of characters in a password. */
  | { rule: 'invalid'; classes: number }
  | { rule: MinimumRule; minimum: number }
  | { rule: MaximumRule; maximum: number }
  | { rule: 'enum'; choices: readonly unknown[] }
  | { rule: 'dependent_fields'; dependents: readonly string[] }
)

/** The entry of `invalid_parameters` on the wire. */
export function describe(parameter: InvalidParameter, { reasons }: Texts): Record<string, unknown> {
  if ('classes' in parameter) {
    const { classes, ...rest } = parameter
    return { ...rest, reason: reasons.classes(classes) }
  }
  if (!('reason' in parameter)) return { ...parameter, reason: reasonOf(parameter, reasons) }
  const { reason, ...rest } = parameter
  return { ...rest, reason: reason ? reasons[reason] : reasonOf(parameter, reasons) }
}

function reasonOf(
  parameter: Exclude<InvalidParameter, { classes: number }>,
  reasons: Texts['reasons'],
): string {
  if ('minimum' in parameter) return reasons[parameter.rule](parameter.minimum)
  if ('maximum' in parameter) return reasons[parameter.rule](parameter.maximum)
  if ('choices' in parameter) return reasons.enum(parameter.choices.join(', '))
  if ('dependents' in parameter) return reasons.dependent_fields(parameter.dependents.join(', '))
  return reasons[parameter.rule]
}
