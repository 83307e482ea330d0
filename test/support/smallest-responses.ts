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

interface Operation {
  readonly 'x-extension'?: unknown
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>
}

interface Contract {
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

/** Makes the smallest value of each schema: what is optional is left out, what may be null is null. */
class SmallestValues {
  constructor(
    private readonly contract: Contract,
    /** Items of each list. */
    private readonly items: number,
  ) {}

  of(given: Schema): unknown {
    const schema = given.$ref === undefined ? given : this.#resolved(given.$ref)
    if (schema !== given) return this.of(schema)
    if (schema.const !== undefined) return schema.const
    const parts = schema.oneOf ?? schema.anyOf
    if (parts) return parts.some(({ type }) => type === 'null') ? null : this.of(parts[0] ?? {})
    if (schema.enum) return schema.enum[0]
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part)))
    return this.#ofType(schema)
  }

  #ofType(schema: Schema): unknown {
    const types = [schema.type ?? 'object'].flat()
    if (types.includes('null')) return null
    if (types.includes('boolean')) return false
    if (types.includes('integer') || types.includes('number')) return schema.minimum ?? 0
    if (types.includes('string')) return texts[schema.format ?? ''] ?? 'x'.repeat(schema.minLength ?? 1)
    if (types.includes('array')) {
      const length = Math.max(this.items, schema.minItems ?? 0)
      return Array.from({ length }, () => this.of(schema.items ?? {}))
    }
    const required = schema.required ?? []
    return Object.fromEntries(required.map((name) => [name, this.of(schema.properties?.[name] ?? {})]))
  }

  #resolved(reference: string): Schema {
    const names = reference.replace('#/', '').split('/')
    return names.reduce(
      (value, name) => (value as Record<string, Schema>)[name] ?? {},
      this.contract as Schema,
    )
  }
}

/**
 * Returns the smallest valid response of each operation of the contract. Operations that are extensions do not exist, as on other
 * servers of this API.
 */
export function smallestResponses(source: string, items: number): Script {
  const contract = parse(source) as Contract
  const values = new SmallestValues(contract, items)
  const script: Record<string, ScriptedResponse> = {}
  for (const [path, operations] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!('responses' in operation) || operation['x-extension']) continue
      const [status, response] = Object.entries(operation.responses).find(([code]) => /^2/.test(code)) ?? []
      if (status === undefined) continue
      const schema = response?.content?.['application/json']?.schema
      const call = `${method.toUpperCase()} ${path.replace(/{\w+}/g, onlyId)}`
      script[call] = { status: Number(status), ...(schema ? { json: values.of(schema) } : {}) }
    }
  }
  return script
}
