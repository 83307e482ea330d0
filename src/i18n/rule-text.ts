import { capitalize } from '../lib/capitalize'
import { fieldReasons } from '../lib/field-reasons'
import type { InvalidParameter, Problem } from '../lib/problem'
import { fieldLabel } from './field-label'
import type { Translate } from './messages'

type Translator = Translate<'errors'>

/** Rules of values, by the names that servers give them. */
const rules = [
  'required',
  'unknown_property',
  'is_array',
  'is_base64',
  'is_boolean',
  'is_date_time',
  'is_integer',
  'is_null',
  'is_number',
  'is_object',
  'is_string',
  'is_uuid',
  'is_fqdn',
  'is_arn',
  'is_label',
  'matches_regex',
  'invalid',
  'enum',
  'dependent_fields',
  'min',
  'min_length',
  'min_digits',
  'min_lowercase',
  'min_uppercase',
  'min_symbols',
  'min_items',
  'max',
  'max_length',
  'max_items',
  'is_supported_network_availability_zone_list',
  'is_supported_network_cidr_block',
  'is_supported_provider_region',
] as const

function boundOf({ rule = '', limit, values = [] }: InvalidParameter, t: Translator): string {
  if (rule === 'dependent_fields') return values.map((field) => fieldLabel(field, t)).join(', ')
  if (rule === 'enum') return values.join(', ')
  if (limit === undefined) return ''
  return t(rule.startsWith('max') ? 'atMost' : 'atLeast', { limit })
}

/** The reason why a parameter was refused: in the server's words, which know more, else the text for the rule that it breaks. */
export function reasonText(parameter: InvalidParameter, t: Translator): string {
  if (parameter.reason) return parameter.reason
  const known = rules.find((rule) => rule === parameter.rule) ?? 'invalid'
  const bound = boundOf(parameter, t)
  return bound ? `${t(`rule_${known}`)} (${bound})` : t(`rule_${known}`)
}

/** The reasons why a server refused single fields, in words, by the names that forms give the fields. */
export function fieldTexts(problem: Problem | undefined, t: Translator): ReadonlyMap<string, string> {
  const texts = [...fieldReasons(problem)].map(
    ([name, parameter]) => [name, capitalize(reasonText(parameter, t))] as const,
  )
  return new Map(texts)
}
