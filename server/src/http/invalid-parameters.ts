import type { Texts } from '../texts/en'

export type ParameterSource = 'body' | 'query' | 'path'

type StandardRule =
  | 'required'
  | 'unknown_property'
  | 'is_array'
  | 'is_boolean'
  | 'is_date_time'
  | 'is_integer'
  | 'is_null'
  | 'is_number'
  | 'is_object'
  | 'is_string'
  | 'is_uuid'
  | 'is_fqdn'
  | 'matches_regex'
  | 'invalid'
export type MinimumRule = 'min_length' | 'min' | 'min_items'
export type MaximumRule = 'max_length' | 'max' | 'max_items'

/** A refused parameter, before a reader's language is known. */
export type InvalidParameter = { field: string; source: ParameterSource } & (
  | { rule: StandardRule; reason?: 'email' | 'url' | 'controlCharacter' }
  | { rule: MinimumRule; minimum: number }
  | { rule: MaximumRule; maximum: number }
  | { rule: 'enum'; choices: readonly unknown[] }
  | { rule: 'dependent_fields'; dependents: readonly string[] }
)

/** The entry of `invalid_parameters` on the wire. */
export function describe(parameter: InvalidParameter, { reasons }: Texts): Record<string, unknown> {
  if (!('reason' in parameter)) return { ...parameter, reason: reasonOf(parameter, reasons) }
  const { reason, ...rest } = parameter
  return { ...rest, reason: reason ? reasons[reason] : reasonOf(parameter, reasons) }
}

function reasonOf(parameter: InvalidParameter, reasons: Texts['reasons']): string {
  if ('minimum' in parameter) return reasons[parameter.rule](parameter.minimum)
  if ('maximum' in parameter) return reasons[parameter.rule](parameter.maximum)
  if ('choices' in parameter) return reasons.enum(parameter.choices.join(', '))
  if ('dependents' in parameter) return reasons.dependent_fields(parameter.dependents.join(', '))
  return reasons[parameter.rule]
}
