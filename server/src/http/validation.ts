import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { invalidParametersOf } from './ajv-errors'
import { addContractFormats } from './formats'
import type { InvalidParameter, ParameterSource } from './invalid-parameters'
import { Problem } from './problem'
import { faultsOfValues } from './text-faults'

interface ObjectSchema {
  properties?: Record<string, { default?: unknown; type?: unknown }>
}
type Values = Record<string, unknown>

const sources: Readonly<Record<string, ParameterSource>> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
}

/**
 * Bodies are taken as they are: `5` is no text, and a property that is not declared is an error. Query and path are
 * text by nature, so numbers and flags are read from it. A schema is compiled with the first request that needs it: all of them
 * together would take a third of the start. The contract is the same for every portal of a process, and so are its validators.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<ObjectSchema> {
  return ({ schema, httpPart = '' }) => {
    const source = sources[httpPart] ?? 'query'
    let check: ValidateFunction | undefined
    const prepare = source === 'query' ? queryPreparer(schema) : () => []
    return (data: Values | null) => {
      check ??= (source === 'body' ? bodyValidator() : textValidator()).compile(schema)
      if (data === null && check(null)) return { value: null }
      if (data === null) return refusal([{ field: source, source, rule: 'required' }])
      const found = prepare(data)
      if (!check(data)) found.push(...invalidParametersOf(check.errors ?? [], source))
      // Of bodies, before they came here.
      else if (source !== 'body') found.push(...faultsOfValues(data, source))
      return found.length === 0 ? { value: data } : refusal(found)
    }
  }
}

let ofBodies: Ajv2020 | undefined
let ofTexts: Ajv2020 | undefined
const bodyValidator = () => (ofBodies ??= validator({ allErrors: true }))
const textValidator = () => (ofTexts ??= validator({ allErrors: true, coerceTypes: true, useDefaults: true }))

function validator(options: Options): Ajv2020 {
  // The contract's own keywords (`example`, `x-…`) are not the validator's.
  const ajv = new Ajv2020({ strict: false, ...options })
  addContractFormats(ajv)
  return ajv
}

/** More digits than any count has; beyond fifteen a number is no longer exact. */
const wholeNumber = /^-?\d{1,15}$/

/** Replaces empty values by defaults, and finds errors that only the raw text shows. */
function queryPreparer({ properties = {} }: ObjectSchema): (query: Values) => InvalidParameter[] {
  return (query) => {
    const found: InvalidParameter[] = []
    for (const [field, value] of Object.entries(query)) {
      const schema = Object.hasOwn(properties, field) ? properties[field] : undefined
      if (schema === undefined) {
        // A client that counts pages, in a list that has cursors, would get the first page again and again.
        if (field.startsWith('filter') || (field === 'page[number]' && 'page[after]' in properties))
          found.push({ field, source: 'query', rule: 'unknown_property' })
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

function refusal(invalidParameters: readonly InvalidParameter[]): { error: Problem } {
  return { error: new Problem('invalidRequest', { invalidParameters }) }
}
