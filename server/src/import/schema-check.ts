import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import portalSchema from '../../schemas/portal.schema.json'
import productSchema from '../../schemas/product.schema.json'
import { isDate } from '../store/dates'
import { reasonFor } from './schema-reasons'
import type { MistakeList } from '../lib/yaml/mistakes'
import type { PortalFile, ProductFile } from './file-shapes'
import { isStorable } from '../store/storable'
import type { YamlSource } from '../lib/yaml/yaml-source'

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true })
// Sentences of the schema's author for the author of the file.
ajv.addVocabulary(['x-hint'])
ajv.addFormat('date', { type: 'string', validate: isDate })

let checkPortal: ValidateFunction<PortalFile> | undefined
let checkProduct: ValidateFunction<ProductFile> | undefined

/** @returns undefined, and every mistake is noted, when the file does not match its published schema. */
export function checkedPortal(source: YamlSource, mistakes: MistakeList): PortalFile | undefined {
  checkPortal ??= ajv.compile<PortalFile>(portalSchema)
  return check(checkPortal, source, mistakes)
}

/** As `checkedPortal`. */
export function checkedProduct(source: YamlSource, mistakes: MistakeList): ProductFile | undefined {
  checkProduct ??= ajv.compile<ProductFile>(productSchema)
  return check(checkProduct, source, mistakes)
}

function check<T>(validate: ValidateFunction<T>, source: YamlSource, mistakes: MistakeList): T | undefined {
  // An empty file counts as an empty mapping.
  const value: unknown = source.value ?? {}
  if (!isStorable(value)) {
    mistakes.add(source.file, 'holds an escape for NUL or for half a character, which no text may')
    return undefined
  }
  if (validate(value)) return value
  for (const error of withoutEchoes(validate.errors ?? [])) {
    const path = pathOf(error.instancePath, source.value)
    const key = unknownKey(error)
    const position = key === undefined ? source.positionOf(path) : source.positionOfKey(path, key)
    mistakes.add(source.file, reasonFor(error, path, source), position)
  }
  return undefined
}

function unknownKey(error: ErrorObject): string | undefined {
  if (error.keyword === 'additionalProperties') return String(error.params.additionalProperty)
  return error.propertyName
}

/** Ajv reports a failed choice, and beside it why each alternative failed; and a bad key twice. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  return errors.filter((error) => {
    if (error.keyword === 'if' || error.keyword === 'propertyNames') return false
    return (
      error.keyword === 'anyOf' ||
      !choices.some(({ instancePath }) => error.instancePath.startsWith(instancePath))
    )
  })
}

/** Returns a JSON pointer as keys and, within lists, indices. */
export function pathOf(pointer: string, value: unknown): (string | number)[] {
  let current = value
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(current) ? Number(key) : key
      current = (current as Record<string | number, unknown> | undefined)?.[step]
      return step
    })
}
