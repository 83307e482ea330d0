import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { invalidParametersOf, unwrapped } from './ajv-errors'
import type { InvalidParameter, ParameterSource } from './invalid-parameters'
import { Problem } from './problem'

interface ObjectSchema {
  properties?: Record<string, { default?: unknown; type?: unknown }>
}
type Values = Record<string, unknown>

/** Deeper than any declared body; what lies below in a free-form object is never stored. */
const deepest = 8

const sources: Readonly<Record<string, ParameterSource>> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
}

/**
 * Bodies are taken as they are: `5` is no text, and a property that is not declared is an error. Query and path are
 * text by nature, so numbers and flags are read from it.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<ObjectSchema> {
  const strict = validator({ allErrors: true })
  const reading = validator({ allErrors: true, coerceTypes: true, useDefaults: true })

  return ({ schema, httpPart = '' }) => {
    const source = sources[httpPart] ?? 'query'
    const check = (source === 'body' ? strict : reading).compile(schema)
    const prepare = source === 'query' ? queryPreparer(schema) : () => []
    return (data: Values | null) => {
      if (data === null && check(null)) return { value: null }
      if (data === null) return refusal([{ field: source, source, rule: 'required' }])
      const found = prepare(data)
      if (!check(data)) found.push(...invalidParametersOf(check.errors ?? [], source))
      // Only what has the declared shape is searched, so the depth is the schema's.
      else found.push(...nulCharactersIn(data, source))
      return found.length === 0 ? { value: data } : refusal(found)
    }
  }
}

function validator(options: Options): Ajv2020 {
  // The contract's own keywords (`example`, `x-…`) are not the validator's.
  const ajv = new Ajv2020({ strict: false, ...options })
  addFormats.default(ajv)
  return ajv
}

/** More digits than any count has; beyond fifteen a number is no longer exact. */
const wholeNumber = /^-?\d{1,15}$/

/** Removes empty values where a default stands for them, and finds what only the text as it came can tell. */
function queryPreparer({ properties = {} }: ObjectSchema): (query: Values) => InvalidParameter[] {
  return (query) => {
    const found: InvalidParameter[] = []
    for (const [field, value] of Object.entries(query)) {
      const schema = properties[field]
      if (schema === undefined) {
        if (field.startsWith('filter')) found.push({ field, source: 'query', rule: 'unknown_property' })
      } else if (value === '' && schema.default !== undefined) {
        // A flag that is present without a value is meant to be on.
        if (schema.type === 'boolean') query[field] = true
        else Reflect.deleteProperty(query, field)
      } else if (schema.type === 'integer' && !wholeNumber.test(String(value))) {
        found.push({ field, source: 'query', rule: 'is_integer' })
        Reflect.deleteProperty(query, field)
      }
    }
    return found
  }
}

/** PostgreSQL stores no NUL in a text; such a value can match nothing and must not become a failure there. */
function nulCharactersIn(values: object, source: ParameterSource, path = '', depth = 0): InvalidParameter[] {
  return Object.entries(values).flatMap(([name, value]): InvalidParameter[] => {
    const field = path + name
    if (typeof value === 'object' && value !== null && depth < deepest)
      return nulCharactersIn(value, source, `${field}.`, depth + 1)
    if (typeof value !== 'string' || !value.includes('\0')) return []
    return [{ field: unwrapped(field), source, rule: 'invalid', reason: 'controlCharacter' }]
  })
}

function refusal(invalidParameters: readonly InvalidParameter[]): { error: Problem } {
  return { error: new Problem('invalidRequest', { invalidParameters }) }
}
