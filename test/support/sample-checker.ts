import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { DEFAULT_LIMITS } from '../../src/reference/limits'
import { openDescription } from '../../src/reference/worker/description'
import { isRecord } from '../../src/lib/is-record'

type Json = Record<string, unknown>

/** Keywords that hold data or words, in which nothing is a schema. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Formats that say how many bits a number has, where OpenAPI 3.0 writes them at strings as well. */
const MAPS = new Set([
  'definitions',
  'properties',
  'patternProperties',
  '$defs',
  'dependentSchemas',
  'schemas',
  'responses',
  'paths',
  'requestBodies',
  'content',
  'callbacks',
  'headers',
])

/**
 * A description in which each schema is one of JSON Schema 2020-12: what OpenAPI 3.0 says in its own way is rewritten, and what a
 * direction leaves out is required of nobody.
 */
function asJsonSchema(root: Json, direction: 'request' | 'response', isOpenApi30: boolean): Json {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = (schema: unknown, steps = 0): boolean => {
    if (!isRecord(schema) || steps > 20) return false
    if (schema[hidden] === true) return true
    const target = typeof schema.$ref === 'string' ? at(root, schema.$ref) : undefined
    const members = Array.isArray(schema.allOf) ? (schema.allOf as unknown[]) : []
    return (
      (target !== undefined && isHidden(target, steps + 1)) || members.some((one) => isHidden(one, steps + 1))
    )
  }
  const hiddenNames = new Set<string>()
  const note = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(note)
    if (!isRecord(value)) return
    if (isRecord(value.properties))
      for (const [name, property] of Object.entries(value.properties))
        if (isHidden(property)) hiddenNames.add(name)
    Object.values(value).forEach(note)
  }
  note(root)
  const rewrite = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => rewrite(one, false))
    if (!isRecord(value)) return value
    const copy: Json = {}
    if (!isMap && isOpenApi30 && typeof value.$ref === 'string') return { $ref: value.$ref }
    for (const [key, inner] of Object.entries(value)) {
      if (!isMap && DATA.has(key)) {
        if (key === 'enum' || key === 'const') copy[key] = inner
        continue
      }
      if (!isMap && ['discriminator', 'xml', 'nullable', '$schema', '$id', 'id', 'required'].includes(key))
        continue
      if (!isMap && isOpenApi30 && /^exclusive(Min|Max)imum$/.test(key)) continue
      copy[key] = rewrite(inner, !isMap && MAPS.has(key))
    }
    if (isMap) return copy
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, nullable, type, required } = value
    if (Array.isArray(required)) {
      const own = isRecord(value.properties) ? value.properties : {}
      const stays = (name: unknown) =>
        typeof name === 'string' && !(Object.hasOwn(own, name) ? isHidden(own[name]) : hiddenNames.has(name))
      copy.required = [...new Set(required.filter(stays))]
    }
    if (isOpenApi30) {
      if (exclusiveMinimum === true) [copy.exclusiveMinimum, copy.minimum] = [minimum, undefined]
      if (exclusiveMaximum === true) [copy.exclusiveMaximum, copy.maximum] = [maximum, undefined]
      if (nullable === true && typeof type === 'string') copy.type = [type, 'null']
    }
    return copy
  }
  // Without what is undefined.
  return JSON.parse(JSON.stringify(rewrite(root, true))) as Json
}

function at(root: unknown, pointer: string): unknown {
  const keys = pointer
    .replace(/^#[/]?/, '')
    .split('/')
    .filter(Boolean)
  return keys.reduce<unknown>((value, key) => {
    const name = decoded(key).replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(value)) return value[Number(name)] as unknown
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }, root)
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

/** Returns why a sample does not fit its schema, undefined if it does. @param text - Undefined: there is no sample. */
export type SampleCheck = (
  pointer: string,
  direction: 'request' | 'response',
  text: string | undefined,
) => string | undefined

/** Validates samples with Ajv, which shares nothing with what makes them. */
export async function sampleChecker(text: string): Promise<SampleCheck> {
  // As converted from Swagger 2.0: what pointers point into.
  const { root } = await openDescription({ text, sizeBytes: text.length }, DEFAULT_LIMITS)
  const isOpenApi30 = !/^3[.][1-9]/.test(String(root.openapi))
  const validators = new Map<string, { ajv: Ajv2020; document: Json }>()
  const validatorFor = (direction: 'request' | 'response') => {
    const known = validators.get(direction)
    if (known) return known
    const ajv = new Ajv2020({
      strict: false,
      logger: false,
      validateSchema: false,
      unicodeRegExp: false,
      inlineRefs: false,
      multipleOfPrecision: 9,
    })
    addFormats.default(ajv)
    const document = asJsonSchema(root, direction, isOpenApi30)
    ajv.addSchema(document, 'description')
    const made = { ajv, document }
    validators.set(direction, made)
    return made
  }
  return (pointer, direction, text) => {
    const { ajv } = validatorFor(direction)
    const isModel = pointer.startsWith('#/components/schemas/')
    const wanted = isModel ? pointer : `${pointer}/schema`
    try {
      const validate = ajv.compile({ $ref: `description${encodeURI(decoded(wanted))}` })
      if (text === undefined)
        return validate(null) || validate.errors === null ? undefined : 'there is no sample'
      if (validate(JSON.parse(text))) return undefined
      return ajv.errorsText(validate.errors)
    } catch (failure) {
      return `cannot be checked: ${String(failure)}`
    }
  }
}
