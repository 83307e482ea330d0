import type { ErrorObject } from 'ajv'
import { helpWith } from '../lib/nearest-name'
import type { YamlSource } from '../lib/yaml/yaml-source'

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a mapping of names to values',
}

/** One sentence on what a file breaks of its schema. */
export function reasonFor(
  error: ErrorObject,
  path: readonly (string | number)[],
  source: Pick<YamlSource, 'typedAt'>,
): string {
  const name = error.propertyName === undefined ? nameOf(path) : `\`${error.propertyName}\``
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return `${name ? `${name}: ` : ''}\`${String(params.missingProperty)}\` is missing`
    case 'additionalProperties':
      return unknownName(String(params.additionalProperty), error.parentSchema)
    case 'unevaluatedProperties':
      return unknownName(String(params.unevaluatedProperty), error.parentSchema)
    case 'type':
      return wrongType(name, String(params.type), source.typedAt(path))
    case 'enum':
      return `${name} must be one of ${(params.allowedValues as unknown[]).join(', ')}`
    default:
      return `${name} ${hintOf(error)}`
  }
}

function hintOf(error: ErrorObject): string {
  const hint: unknown = error.parentSchema?.['x-hint']
  return typeof hint === 'string' ? hint : (error.message ?? 'is not allowed')
}

function wrongType(name: string, type: string, typed: string | undefined): string {
  const reason = `${name || 'the file'} must be ${typeNames[type] ?? type}`
  return type === 'string' && typed ? `${reason}: write "${typed}" in quotes` : reason
}

function unknownName(key: string, schema: ErrorObject['parentSchema']): string {
  const known = Object.keys((schema?.properties as Record<string, unknown> | undefined) ?? {})
  return `\`${key}\` is not a known key${helpWith(key, known)}`
}

/** `versions[2].name`, with lists counted from 1 as people do. */
function nameOf(path: readonly (string | number)[]): string {
  const name = path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step + 1}]`
    return text ? `${text}.${step}` : step
  }, '')
  return name && `\`${name}\``
}
