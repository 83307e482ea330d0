import { Validator } from '@seriousme/openapi-schema-validator'
import type { ErrorObject } from 'ajv'
import { pathOf } from '../schema-check'
import { reasonFor } from '../schema-reasons'
import type { DescriptionFault } from './description-fault'
import { childPointer } from './json-pointer'

const validator = new Validator({ allErrors: true, verbose: true, logger: false })

/** Finds what the schema of OpenAPI refuses, one fault at each place. */
export async function schemaFaults(description: unknown): Promise<DescriptionFault[]> {
  const errors = await errorsOf(description)
  const useful = withoutAlternatives(errors)
  const [root] = errors
  if (root && useful.length === 0)
    return [{ pointer: '', reason: 'is not what the schema of OpenAPI allows' }]
  const places = new Map<string, ErrorObject[]>()
  for (const error of useful)
    places.set(error.instancePath, [...(places.get(error.instancePath) ?? []), error])
  return [...places].flatMap(([pointer, [first, ...others]]) => {
    if (!first) return []
    const reason = reasonFor(withAllValues(first, others), pathOf(pointer, description), untyped)
    return [{ pointer: pointerOf(first), reason: `${reason} (schema of OpenAPI)` }]
  })
}

const untyped = { typedAt: () => undefined }

async function errorsOf(description: unknown): Promise<ErrorObject[]> {
  try {
    const { errors } = await validator.validate(description as Record<string, unknown>)
    return Array.isArray(errors) ? errors.filter(({ keyword }) => typeof keyword === 'string') : []
  } catch (error) {
    // JSON may nest more deeply than the stack.
    if (error instanceof RangeError) return []
    throw error
  }
}

const combining: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'if', 'not'])
/** Values by which OpenAPI tells apart the forms that an object may have. */
const formNames: ReadonlySet<unknown> = new Set(
  'path query header cookie body formData apiKey http basic oauth2 openIdConnect form simple'.split(' '),
)

/**
 * A value that may have one of several forms is refused by each of them: the reasons of those that were not meant are left out, and
 * all reasons of a value where something in it was refused.
 */
function withoutAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const chosen = new Set(
    errors.filter(({ keyword }) => /Of$/.test(keyword)).map(({ instancePath }) => instancePath),
  )
  const useful = errors.filter(
    ({ keyword, params, data }) =>
      !combining.has(keyword) &&
      !(keyword === 'required' && params.missingProperty === '$ref') &&
      !((keyword === 'enum' || keyword === 'const') && formNames.has(data)),
  )
  const around = new Set(useful.flatMap(({ instancePath }) => pathsAround(instancePath)))
  return useful.filter(({ instancePath }) => !(chosen.has(instancePath) && around.has(instancePath)))
}

function pathsAround(pointer: string): string[] {
  const paths: string[] = []
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    paths.push(pointer.slice(0, end))
    if (end === 0) break
  }
  return paths
}

/** Each form allows a value of its own. */
function withAllValues(error: ErrorObject, others: readonly ErrorObject[]): ErrorObject {
  if (error.keyword !== 'enum') return error
  const values = [error, ...others].flatMap(
    ({ params }) => (params.allowedValues as unknown[] | undefined) ?? [],
  )
  return { ...error, params: { allowedValues: [...new Set(values)] } }
}

/** An unknown key is itself the place. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const key: unknown = params.additionalProperty ?? params.unevaluatedProperty
  return typeof key === 'string' ? childPointer(instancePath, key) : instancePath
}
