import { hostileTexts, hostileValues } from './hostile-values'
import type { Random } from './random'

export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  examples?: readonly unknown[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

/** Values known to the portal under test, by the names that parameters and properties have. */
export type Known = (name: string) => string | undefined

const texts = ['read', 'levels', 'Tide clock', 'open-id', 'x', 'Größe', 'key_auth']

/** Makes values from the schemas of the contract. */
export class SchemaValues {
  constructor(
    private readonly random: Random,
    private readonly resolve: (reference: string) => Schema,
    private readonly known: Known,
  ) {}

  /** A value that the schema takes, or nearly: of patterns it knows a few examples only. */
  valid(given: Schema, name = '', level = 0): unknown {
    const schema = this.#resolved(given)
    const { random } = this
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    const parts = schema.anyOf ?? schema.oneOf
    if (parts) return this.valid(random.pick(parts), name, level)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.valid(part, name, level)))
    const type = typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['string'])
    if (type === 'null') return null
    if (type === 'boolean') return random.chance(0.5)
    if (type === 'integer' || type === 'number') return this.#number(schema)
    if (type === 'array') return this.#list(schema, name, level)
    if (type === 'object') return this.#object(schema, level)
    return this.#text(schema, name)
  }

  /** A valid value with one thing wrong in it. */
  nearlyValid(schema: Schema, name = ''): unknown {
    const value = this.valid(schema, name)
    if (typeof value !== 'object' || value === null || this.random.chance(0.1)) return this.hostile()
    const broken = structuredClone(value) as Record<string, unknown>
    const field = Object.keys(broken).length > 0 ? this.random.pick(Object.keys(broken)) : 'extra'
    switch (this.random.below(4)) {
      case 0:
        Reflect.deleteProperty(broken, field)
        break
      case 1:
        broken[this.random.pick(['extra', 'constructor', 'id', 'role'])] = this.hostile()
        break
      default:
        broken[field] = this.hostile()
    }
    return broken
  }

  hostile(): unknown {
    return this.random.chance(0.6) ? this.random.pick(hostileTexts) : this.random.pick(hostileValues)
  }

  #number({ minimum = 0, maximum = 100 }: Schema): number {
    return this.random.chance(0.2)
      ? this.random.pick([minimum, maximum])
      : minimum + this.random.below(maximum - minimum + 1)
  }

  #list({ items = {}, minItems = 0 }: Schema, name: string, level: number): unknown[] {
    if (level > 4) return []
    return Array.from({ length: minItems + this.random.below(3) }, () => this.valid(items, name, level + 1))
  }

  #object({ properties = {}, required = [] }: Schema, level: number): Record<string, unknown> {
    const value: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(properties)) {
      if (!required.includes(name) && (level > 4 || this.random.chance(0.5))) continue
      value[name] = this.valid(schema, name, level + 1)
    }
    return value
  }

  #text({ format, minLength = 0, maxLength = 200, pattern }: Schema, name: string): string {
    const { random } = this
    const known = random.chance(0.8) ? this.known(name) : undefined
    if (known !== undefined) return known
    if (format === 'uuid') return random.uuid()
    if (format === 'email') return `person${random.below(1_000)}@example.com`
    if (format === 'date-time')
      return `20${10 + random.below(30)}-0${1 + random.below(9)}-1${random.below(10)}T10:00:00Z`
    if (format === 'uri')
      return random.pick(['https://app.example/back', 'http://localhost:8080/', 'com.example.app:/back'])
    const text = `${random.pick(texts)}${random.chance(0.5) ? random.below(10_000) : ''}`
    const length = random.chance(0.1) ? maxLength : Math.max(minLength, text.length)
    const padded = text.padEnd(length, 'x').slice(0, maxLength)
    return pattern === undefined || new RegExp(pattern, 'u').test(padded) ? padded : 'abc'
  }

  #resolved(schema: Schema): Schema {
    return schema.$ref === undefined
      ? schema
      : this.#resolved({ ...this.resolve(schema.$ref), ...schema, $ref: undefined })
  }
}
