import { isRecord } from '../../../lib/is-record'
import type { Json, Pointer } from '../../protocol/shared-types'
import type { SampleRequest } from '../../protocol/messages'
import type { LocatedValue, References } from '../references'
import { isNull, modelAt, referenceIn } from '../schema/head'
import { typesOf } from '../schema/types'
import { type FitContext, fits, sameJson } from './fits'
import { expressionOf, textsOf } from './pattern-text'
import { numberOf, stringOf } from './scalar-values'
import {
  largestAt,
  listAt,
  mapAt,
  type Part,
  partsOf,
  schemaAt,
  smallestAt,
  textsAt,
  unionsOf,
} from './schema-parts'

/** Where many models refer to each other, each level multiplies what there is: then fewer levels must do. */
const DEPTHS = [8, 5, 3, 1, 0]
const MOST_VALUES = 2000
/** Letters of all texts that are made. */
const MOST_LETTERS = 500_000
const MOST_TRIES = 24
const MOST_ITEMS = 100
/** Required levels of a model in itself; a value that ends nowhere is none. */
const MOST_REPEATS = 2

class TooMuch extends Error {}

interface Surroundings {
  /** Levels around this one. */
  readonly depth: number
  /** Schemas of the values that contain this one. */
  readonly ancestors: readonly unknown[]
  /** Items of a list differ by it. */
  readonly variant: number
  /** Schemas whose alternatives are chosen. */
  readonly chosen: ReadonlySet<unknown>
  /** Leaves out all that is not required. */
  readonly isBare?: boolean
}

const anything = (value: unknown): LocatedValue => ({ pointer: '', value })

/** Makes values of the schemas of one description. */
class ValueMaker {
  #left = MOST_VALUES
  #lettersLeft = MOST_LETTERS
  readonly #fit: FitContext

  constructor(
    readonly references: References,
    readonly direction: SampleRequest['direction'],
    readonly choices: ReadonlySet<Pointer>,
    readonly maxDepth: number,
  ) {
    this.#fit = { references, isHidden: (parts) => this.#isHidden(parts) }
  }

  #isHidden(parts: readonly Part[]): boolean {
    const keyword = this.direction === 'request' ? 'readOnly' : 'writeOnly'
    return parts.some(({ value }) => value[keyword] === true)
  }

  #fits = (value: Json, schemas: readonly LocatedValue[]): boolean => fits(this.#fit, value, schemas)

  /** Returns a value that fits all of the schemas, else one that nearly does; undefined where none can be made. */
  make(schemas: readonly LocatedValue[], around: Surroundings): Json | undefined {
    this.#left -= 1
    if (this.#left < 0) throw new TooMuch()
    const { parts, isNever, models } = partsOf(this.references, schemas)
    if (isNever) return undefined
    const union = unionsOf(parts).find(({ part, members }) => !around.chosen.has(members[0]?.pointer ?? part))
    if (!union) return this.#makePlain(schemas, parts, models, around)
    const example = around.variant === 0 ? this.#exampleOf(parts, schemas) : undefined
    if (example !== undefined) return example
    return this.#makeAlternative(schemas, union, around)
  }

  #makeAlternative(
    schemas: readonly LocatedValue[],
    { part, members }: { part: Part; members: readonly LocatedValue[] },
    around: Surroundings,
  ): Json | undefined {
    const wanted = members.filter(({ pointer }) => this.choices.has(pointer))
    const usual = [...members].sort((one, other) => Number(isNull(one.value)) - Number(isNull(other.value)))
    const inside = { ...around, chosen: new Set(around.chosen).add(members[0]?.pointer ?? part) }
    let nearest: Json | undefined
    for (const member of (wanted.length > 0 ? wanted : usual).slice(0, MOST_TRIES)) {
      // A recursive alternative is left for later ones.
      const { parts } = partsOf(this.references, [member])
      if (this.#repeats(parts, around) > MOST_REPEATS) continue
      const named = this.#discriminatorFor(part, member)
      for (const [isBare, extra] of [
        [false, named],
        [true, named],
        [false, undefined],
        [true, undefined],
      ] as const) {
        if (extra === undefined && named !== undefined && nearest === undefined) continue
        const all = [...schemas, member, ...(extra ? [extra] : [])]
        const value = this.make(all, { ...inside, isBare: isBare || around.isBare })
        if (value === undefined) continue
        if (this.#fits(value, all)) return value
        nearest ??= value
        if (!isRecord(value)) break
      }
    }
    return nearest
  }

  /** The value of a union's discriminator for one of its members. */
  #discriminatorFor(part: Part, member: LocatedValue): LocatedValue | undefined {
    const reference = referenceIn(member.value)
    const target = reference === undefined ? undefined : this.references.target(reference)
    return target && this.#discriminatorOf(part, target.pointer)
  }

  #discriminatorOf({ value: { discriminator } }: Part, model: Pointer): LocatedValue | undefined {
    if (!isRecord(discriminator) || typeof discriminator.propertyName !== 'string') return undefined
    const mapping = Object.entries(isRecord(discriminator.mapping) ? discriminator.mapping : {})
    const name = modelAt(model)?.name
    const found = mapping.find(
      ([, target]) =>
        target === name || (typeof target === 'string' && this.references.target(target)?.pointer === model),
    )
    const value = found?.[0] ?? name
    if (value === undefined) return undefined
    const { propertyName } = discriminator
    return anything({ properties: { [propertyName]: { const: value } }, required: [propertyName] })
  }

  #repeats(parts: readonly Part[], { ancestors }: Surroundings): number {
    return Math.max(0, ...parts.map(({ value }) => ancestors.filter((one) => one === value).length))
  }

  #isRecursive = (schema: readonly LocatedValue[], around: Surroundings): boolean =>
    this.#repeats(partsOf(this.references, schema).parts, around) > 0

  #exampleOf(parts: readonly Part[], schemas: readonly LocatedValue[]): Json | undefined {
    for (const { value } of [...parts].reverse()) {
      const listed: unknown[] = Array.isArray(value.examples) ? value.examples : []
      for (const example of [...listed, value.example, value.default] as (Json | undefined)[]) {
        // A value says more than `null`.
        if (example === undefined || example === null) continue
        const isContainer = typeof example === 'object'
        // After a choice, the sample shows what was chosen.
        if (isContainer && this.choices.size > 0) continue
        const shown = isContainer ? this.#withoutHidden(example, parts) : example
        if (this.#fits(shown, schemas)) return shown
      }
    }
    return undefined
  }

  #withoutHidden(value: Json, parts: readonly Part[]): Json {
    if (!isRecord(value)) return value
    const kept = Object.entries(value).filter(([name]) => {
      const schemas = parts.flatMap((part) => mapAt(part, 'properties').filter(([key]) => key === name))
      return !this.#isHidden(
        partsOf(
          this.references,
          schemas.map(([, schema]) => schema),
        ).parts,
      )
    })
    return Object.fromEntries(kept) as Json
  }

  #makePlain(
    schemas: readonly LocatedValue[],
    parts: readonly Part[],
    models: readonly Pointer[],
    around: Surroundings,
  ): Json | undefined {
    const fixed = parts.flatMap(({ value }): Json[][] => {
      if ('const' in value) return [[value.const as Json]]
      return Array.isArray(value.enum) ? [value.enum as Json[]] : []
    })
    if (fixed.length > 0) {
      const [first = []] = fixed
      const common = first.filter((one) => fixed.every((list) => list.some((other) => sameJson(one, other))))
      const named = common.filter((one) => one !== null)
      const all = named.length > 0 ? named : common
      return all[around.variant % Math.max(1, all.length)]
    }
    const example = around.variant === 0 && !around.isBare ? this.#exampleOf(parts, schemas) : undefined
    if (example !== undefined) return example
    switch (this.#typeOf(parts)) {
      case 'object':
        return this.#makeObject(schemas, parts, models, around)
      case 'array':
        return this.#makeList(parts, around)
      case 'string':
        return this.#makeText(parts, around)
      case 'integer':
        return numberOf(parts, true, around.variant)
      case 'number':
        return numberOf(
          parts,
          textsAt(parts, 'format').some((format) => /^int/.test(format)),
          around.variant,
        )
      case 'boolean':
        return around.variant % 2 === 0
      default:
        return null
    }
  }

  #makeText(parts: readonly Part[], { variant }: Surroundings): string | undefined {
    const text = stringOf(parts, variant)
    this.#lettersLeft -= text?.length ?? 0
    if (this.#lettersLeft < 0) throw new TooMuch()
    return text
  }

  #typeOf(parts: readonly Part[]): string {
    const [type] = typesOf(parts.map(({ value }) => value))
    if (type !== undefined) return type
    const has = (...keywords: string[]) =>
      parts.some(({ value }) => keywords.some((keyword) => keyword in value))
    if (has('pattern', 'format', 'minLength', 'maxLength')) return 'string'
    return has('minimum', 'maximum', 'multipleOf') ? 'number' : 'null'
  }

  #makeList(parts: readonly Part[], around: Surroundings): Json | undefined {
    const least = largestAt(parts, 'minItems', 0)
    const most = Math.min(smallestAt(parts, 'maxItems'), Math.max(least, MOST_ITEMS))
    const prefix = parts.map((part) => listAt(part, 'prefixItems'))
    const contained = parts.flatMap((part) => schemaAt(part, 'contains') ?? [])
    const items = parts.flatMap((part) => schemaAt(part, 'items') ?? [])
    const prefixLength = Math.max(0, ...prefix.map((list) => list.length))
    const isUnique = parts.some(({ value }) => value.uniqueItems === true)
    const isDeep = around.depth >= this.maxDepth || this.#isRecursive(items, around)
    const usual = isDeep ? least : Math.max(least, prefixLength, 1)
    const count = Math.min(most, usual, MOST_ITEMS)
    const list: Json[] = []
    for (let variant = 0; list.length < count && variant < count + 20; variant += 1) {
      const own = prefix.flatMap((one, index) => {
        const member = one[list.length]
        const rest = parts[index] && schemaAt(parts[index], 'items')
        return member ?? rest ?? []
      })
      const schemas = prefixLength > 0 ? own : items
      const inside = list.length === 0 ? [...schemas, ...contained] : schemas
      const ancestors = [...around.ancestors, ...parts.map(({ value }) => value)]
      const item = this.make(inside.length > 0 ? inside : [anything({ type: 'string' })], {
        depth: around.depth + 1,
        ancestors,
        variant: isUnique ? variant : around.variant,
        chosen: new Set(),
        isBare: around.isBare && around.depth > 0,
      })
      if (item === undefined) break
      if (isUnique && list.some((one) => sameJson(one, item))) continue
      list.push(item)
    }
    return list.length < least ? undefined : list
  }

  #makeObject(
    schemas: readonly LocatedValue[],
    parts: readonly Part[],
    models: readonly Pointer[],
    around: Surroundings,
  ): Json | undefined {
    if (this.#repeats(parts, around) > MOST_REPEATS) return undefined
    const own = schemas.find(({ pointer }) => modelAt(pointer))?.pointer ?? models[0] ?? ''
    const named = parts.flatMap((part) => {
      const isBase = part.pointer === own
      return isBase || listAt(part, 'oneOf').length > 0 ? [] : (this.#discriminatorOf(part, own) ?? [])
    })
    const value = this.#fill(parts, named, around)
    const all = [...schemas, ...named]
    if (this.#fits(value, all)) return value
    if (named.length > 0) {
      const unnamed = this.#fill(parts, [], around)
      if (this.#fits(unnamed, schemas)) return unnamed
    }
    return this.#repaired(value, schemas, parts, around) ?? value
  }

  #fill(parts: readonly Part[], named: readonly LocatedValue[], around: Surroundings): Record<string, Json> {
    const properties = new Map<string, LocatedValue[]>()
    const required = new Set<string>()
    const extra = named.map(({ value }) => ({ pointer: '', value: value as Part['value'] }))
    for (const part of [...parts, ...extra]) {
      for (const [name, schema] of mapAt(part, 'properties'))
        properties.set(name, [...(properties.get(name) ?? []), schema])
      const listed = part.value.required
      if (Array.isArray(listed)) listed.forEach((name) => typeof name === 'string' && required.add(name))
    }
    for (const name of required)
      if (!properties.has(name)) properties.set(name, this.#schemasFor(name, parts))
    const ancestors = [...around.ancestors, ...parts.map(({ value }) => value)]
    const inside: Surroundings = {
      depth: around.depth + 1,
      ancestors,
      variant: around.variant,
      chosen: new Set(),
      isBare: false,
    }
    const value: Record<string, Json> = {}
    const isAllowed = (name: string) =>
      parts.every((part) => {
        if (part.value.additionalProperties !== false) return true
        const isOwn = Object.hasOwn(isRecord(part.value.properties) ? part.value.properties : {}, name)
        return (
          isOwn || mapAt(part, 'patternProperties').some(([pattern]) => expressionOf(pattern)?.test(name))
        )
      })
    for (const [name, all] of properties) {
      const isRequired = required.has(name)
      const isLeftOut =
        !isRequired &&
        (around.isBare || around.depth >= this.maxDepth || this.#isRecursive(all, { ...around, ancestors }))
      if (isLeftOut || !isAllowed(name) || this.#isHidden(partsOf(this.references, all).parts)) continue
      const made = this.make(all, inside)
      if (made !== undefined) define(value, name, made)
    }
    this.#addOthers(value, parts, inside)
    return value
  }

  /** Schemas of a property that none of the schemas names. */
  #schemasFor(name: string, parts: readonly Part[]): LocatedValue[] {
    const found = parts.flatMap((part) => {
      const matching = mapAt(part, 'patternProperties').filter(([pattern]) =>
        expressionOf(pattern)?.test(name),
      )
      if (matching.length > 0) return matching.map(([, schema]) => schema)
      return schemaAt(part, 'additionalProperties') ?? []
    })
    const saying = found.filter(({ value }) => isRecord(value))
    return saying.length > 0 ? saying : [anything({ type: 'string' })]
  }

  /** Adds properties of any name: one where the schema speaks of such, and as many as it asks for. */
  #addOthers(value: Record<string, Json>, parts: readonly Part[], inside: Surroundings): void {
    const least = largestAt(parts, 'minProperties', 0)
    const isMap =
      parts.some((part) => isRecord(part.value.additionalProperties)) && inside.depth <= this.maxDepth
    const patterns = parts.flatMap((part) => mapAt(part, 'patternProperties').map(([pattern]) => pattern))
    const count = Object.keys(value).length
    const wanted = Math.min(
      MOST_ITEMS,
      Math.max(least, count === 0 && (isMap || patterns.length > 0) ? 1 : 0),
    )
    for (let variant = 1; Object.keys(value).length < wanted && variant < wanted + 20; variant += 1) {
      const name = this.#nameOf(parts, patterns, variant)
      if (name === undefined || Object.hasOwn(value, name)) continue
      const schemas = this.#schemasFor(name, parts)
      if (this.#isRecursive(schemas, inside) && least === 0) return
      const made = this.make(schemas, { ...inside, variant })
      if (made !== undefined) define(value, name, made)
    }
  }

  #nameOf(parts: readonly Part[], patterns: readonly string[], variant: number): string | undefined {
    const schemas = parts.flatMap((part) => schemaAt(part, 'propertyNames') ?? [])
    const named =
      schemas.length > 0
        ? this.make([...schemas, anything({ type: 'string' })], startOf(variant - 1))
        : undefined
    if (typeof named === 'string') return named
    for (const pattern of patterns)
      for (const text of textsOf(pattern, variant - 1, [])) if (expressionOf(pattern)?.test(text)) return text
    return `property${variant}`
  }

  /** Leaves out what is not required, one by one, or follows the condition that a value meets. */
  #repaired(
    value: Record<string, Json>,
    schemas: readonly LocatedValue[],
    parts: readonly Part[],
    around: Surroundings,
  ): Json | undefined {
    const conditions = parts.flatMap((part) => {
      const condition = schemaAt(part, 'if')
      return condition ? (schemaAt(part, this.#fits(value, [condition]) ? 'then' : 'else') ?? []) : []
    })
    const dependents = parts.flatMap((part) => {
      const { dependentRequired } = part.value
      const requirements = Object.entries(isRecord(dependentRequired) ? dependentRequired : {})
        .filter(([name]) => Object.hasOwn(value, name))
        .map(([, required]) => anything({ required }))
      return [
        ...requirements,
        ...mapAt(part, 'dependentSchemas').flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? [schema] : [],
        ),
      ]
    })
    const further = [...conditions, ...dependents]
    if (further.length > 0 && around.depth < MOST_TRIES) {
      const { parts: more } = partsOf(this.references, [...schemas, ...further])
      const followed = this.#fill(more, [], around)
      if (this.#fits(followed, schemas)) return followed
    }
    const required = new Set(
      parts.flatMap(({ value: { required: names } }) => (Array.isArray(names) ? names : [])),
    )
    const optional = Object.keys(value)
      .reverse()
      .filter((name) => !required.has(name))
    const without = (names: readonly string[]) =>
      Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
    for (const [index, name] of optional.entries()) {
      for (const kept of [without([name]), without(optional.slice(0, index + 1))])
        if (this.#fits(kept, schemas)) return kept
    }
    return undefined
  }
}

/** A property of any name, `__proto__` included. */
function define(value: Record<string, Json>, name: string, made: Json): void {
  Object.defineProperty(value, name, { value: made, enumerable: true, configurable: true, writable: true })
}

const startOf = (variant: number): Surroundings => ({ depth: 0, ancestors: [], variant, chosen: new Set() })

/**
 * Returns a value that fits a schema: what it gives as an example where that fits, else one that is made. Undefined where none can
 * be made.
 *
 * @param choices - Pointers of the alternatives that the value takes; of all others, the first that fits.
 */
export function makeValue(
  references: References,
  schema: LocatedValue,
  direction: SampleRequest['direction'],
  choices: ReadonlySet<Pointer>,
): Json | undefined {
  for (const maxDepth of DEPTHS) {
    try {
      return new ValueMaker(references, direction, choices, maxDepth).make([schema], startOf(0))
    } catch (failure) {
      if (failure instanceof TooMuch || failure instanceof RangeError) continue
      throw failure
    }
  }
  return undefined
}
