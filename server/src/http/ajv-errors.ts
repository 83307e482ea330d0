import type { ErrorObject } from 'ajv'
import type { InvalidParameter, ParameterSource } from './invalid-parameters'

/** A client corrects a handful at a time; a thousand entries would only be traffic. */
const mostListed = 20

type Rule = InvalidParameter extends infer P
  ? P extends unknown
    ? Omit<P, 'field' | 'source'>
    : never
  : never

const formats: Readonly<Record<string, Rule>> = {
  uuid: { rule: 'is_uuid' },
  'date-time': { rule: 'is_date_time' },
  hostname: { rule: 'is_fqdn' },
  email: { rule: 'invalid', reason: 'email' },
  uri: { rule: 'invalid', reason: 'url' },
}

const types: Readonly<Record<string, Rule>> = {
  array: { rule: 'is_array' },
  boolean: { rule: 'is_boolean' },
  integer: { rule: 'is_integer' },
  null: { rule: 'is_null' },
  number: { rule: 'is_number' },
  object: { rule: 'is_object' },
  string: { rule: 'is_string' },
}

/** Fields that the contract names only to refuse them (`not: {}`), with what to do instead. */
const refusedFields: Readonly<Record<string, Rule>> = {
  password: { rule: 'invalid', reason: 'passwordByLink' },
}

/** What the validator found, in the rules of the contract. Each field is listed once per rule. */
export function invalidParametersOf(
  errors: readonly ErrorObject[],
  source: ParameterSource,
): InvalidParameter[] {
  const found = new Map<string, InvalidParameter>()
  for (const error of errors) {
    // Beside what is wrong in the chosen alternative, that something is.
    if (error.keyword === 'if') continue
    const parameter = {
      field: unwrapped(fieldOf(error)) || source,
      source,
      ...ruleOf(error),
    } as InvalidParameter
    found.set(`${parameter.field} ${parameter.rule}`, parameter)
    if (found.size === mostListed) break
  }
  return [...found.values()]
}

/** The path to the field with dots, `data.email`. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  if (keyword === 'dependentRequired') path.push(String(params.property))
  return path.join('.')
}

/** The field by the name that a form knows, also when it came wrapped in `data`. */
export function unwrapped(field: string): string {
  return field.replace(/^data\./, '')
}

function ruleOf({ instancePath, keyword, params }: ErrorObject): Rule {
  switch (keyword) {
    case 'not':
      return refusedFields[instancePath.slice(instancePath.lastIndexOf('/') + 1)] ?? { rule: 'invalid' }
    case 'required':
      return { rule: 'required' }
    case 'additionalProperties':
      return { rule: 'unknown_property' }
    case 'type':
      return types[String(params.type)] ?? { rule: 'invalid' }
    case 'format':
      return formats[String(params.format)] ?? { rule: 'invalid' }
    case 'minLength':
      return { rule: 'min_length', minimum: Number(params.limit) }
    case 'maxLength':
      return { rule: 'max_length', maximum: Number(params.limit) }
    case 'minimum':
      return { rule: 'min', minimum: Number(params.limit) }
    case 'maximum':
      return { rule: 'max', maximum: Number(params.limit) }
    case 'minItems':
      return { rule: 'min_items', minimum: Number(params.limit) }
    case 'maxItems':
      return { rule: 'max_items', maximum: Number(params.limit) }
    case 'pattern':
      return { rule: 'matches_regex' }
    case 'enum':
      return { rule: 'enum', choices: params.allowedValues as unknown[] }
    case 'const':
      return { rule: 'enum', choices: [params.allowedValue] }
    case 'dependentRequired':
      return { rule: 'dependent_fields', dependents: [String(params.missingProperty)] }
    default:
      return { rule: 'invalid' }
  }
}
