import { parse } from 'yaml'
import type { Script, ScriptedResponse } from './scripted-api.mjs'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

interface Response extends Pick<Schema, '$ref'> {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

interface Operation {
  readonly 'x-extension'?: unknown
  readonly responses: Readonly<Record<string, Response>>
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** The value of every ID, and of every parameter of a path. */
export const onlyId = '00000000-0000-4000-8000-000000000001'

const texts: Readonly<Record<string, string>> = {
  uuid: onlyId,
  'date-time': '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  email: 'a@example.com',
  uri: 'https://example.com',
}

interface Values {
  /** Items of each list. */
  readonly items: number
  /** Whether there is what is optional, and what may be null. */
  readonly isFull: boolean
  /** The value of a string without a format, by the property that it is of. */
  textOf(property: string): string | undefined
}

/** Makes a value of each schema. */
class SchemaValues {
  constructor(
    private readonly contract: Contract,
    private readonly values: Values,
  ) {}

  of(given: Schema, property = ''): unknown {
    const schema = resolved(this.contract, given)
    if (schema !== given) return this.of(schema, property)
    if (schema.const !== undefined) return schema.const
    const parts = schema.oneOf ?? schema.anyOf
    if (parts) {
      const isNull = !this.values.isFull && parts.some(({ type }) => type === 'null')
      return isNull ? null : this.of(parts.find(({ type }) => type !== 'null') ?? {}, property)
    }
    if (schema.enum) return schema.enum[0]
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, property)))
    return this.#ofType(schema, property)
  }

  #ofType(schema: Schema, property: string): unknown {
    const types = [schema.type ?? 'object'].flat()
    if (types.includes('null') && !this.values.isFull) return null
    if (types.includes('boolean')) return false
    if (types.includes('integer') || types.includes('number')) return schema.minimum ?? 0
    if (types.includes('string')) {
      const text = texts[schema.format ?? ''] ?? this.values.textOf(property)
      return text ?? 'x'.repeat(schema.minLength ?? 1)
    }
    if (types.includes('array')) {
      const length = Math.max(this.values.items, schema.minItems ?? 0)
      return Array.from({ length }, () => this.of(schema.items ?? {}, property))
    }
    return this.#objectOf(schema)
  }

  #objectOf({ properties = {}, required = [] }: Schema): object {
    const names = this.values.isFull ? Object.keys(properties) : required
    return Object.fromEntries(names.map((name) => [name, this.of(properties[name] ?? {}, name)]))
  }
}

/** Follows the reference to what it names. */
function resolved<T extends Pick<Schema, '$ref'>>(contract: Contract, given: T): T {
  if (given.$ref === undefined) return given
  const names = given.$ref.replace('#/', '').split('/')
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name] ?? {}, contract) as T
}

export const contractOf = (source: string): Contract => parse(source) as Contract

/** Returns a valid response of each operation of the contract. */
function responses(contract: Contract, values: Values): Script {
  const made = new SchemaValues(contract, values)
  const script: Record<string, ScriptedResponse> = {}
  for (const [path, operations] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!('responses' in operation) || (operation['x-extension'] && !values.isFull)) continue
      const [status, response] = Object.entries(operation.responses).find(([code]) => /^2/.test(code)) ?? []
      if (status === undefined) continue
      const schema = response && resolved(contract, response).content?.['application/json']?.schema
      const call = `${method.toUpperCase()} ${path.replace(/{\w+}/g, onlyId)}`
      script[call] = { status: Number(status), ...(schema ? { json: made.of(schema) } : {}) }
    }
  }
  return script
}

/**
 * Returns the smallest valid response of each operation of the contract: what is optional is left out, what may be null is null.
 * Operations that are extensions do not exist, as on other servers of this API.
 */
export const smallestResponses = (contract: Contract, items: number): Script =>
  responses(contract, { items, isFull: false, textOf: () => undefined })

/**
 * Returns a response of each operation of the contract that has every property, and one item in each list.
 *
 * @param textOf gives the text of a property; undefined for one without a meaning.
 */
export const fullResponses = (contract: Contract, textOf: Values['textOf']): Script =>
  responses(contract, { items: 1, isFull: true, textOf })
