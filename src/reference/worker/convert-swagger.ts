import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { isRecord } from '../../lib/is-record'
import type { JsonObject } from './references'

/** The converter lets the document's media types win over those of an operation; it is the other way round. */
function mediaTypesOfOperations(document: JsonObject): void {
  if (!Array.isArray(document.produces) || !isRecord(document.paths)) return
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(isRecord(item) ? item : {})) {
      if (isRecord(operation) && isRecord(operation.responses)) operation.produces ??= document.produces
    }
  }
}

/** The converter drops the words of most security schemes. */
function describeSchemes(document: JsonObject, definitions: JsonObject): void {
  const components = isRecord(document.components) ? document.components : {}
  for (const [name, scheme] of Object.entries(
    isRecord(components.securitySchemes) ? components.securitySchemes : {},
  )) {
    const definition = definitions[name]
    if (isRecord(scheme) && isRecord(definition)) scheme.description ??= definition.description
  }
}

function convert(document: JsonObject): JsonObject {
  const definitions = isRecord(document.securityDefinitions) ? document.securityDefinitions : {}
  const responses = isRecord(document.responses) ? document.responses : undefined
  mediaTypesOfOperations(document)
  // Shared responses have no other place to take their media types from.
  if (!responses) delete document.produces
  const converted = upgradeFromTwoToThree({ ...document, swagger: '2.0' }) as JsonObject
  describeSchemes(converted, definitions)
  return converted
}

/**
 * Swagger 2.0 as OpenAPI 3.0. The converter stumbles over parts of the wrong type; then paths are converted one by one, and those
 * that still fail are handed on as they are, so that readers find out what is wrong with them.
 */
export function convertSwagger(document: JsonObject): JsonObject {
  const spare = structuredClone(document)
  try {
    return convert(document)
  } catch {
    const { paths, ...rest } = spare
    const converted = convert(structuredClone(rest))
    const entries = Object.entries(isRecord(paths) ? paths : {}).map(([path, item]): [string, unknown] => {
      try {
        const alone = convert(structuredClone({ ...rest, paths: { [path]: item } }))
        return [path, (alone.paths as JsonObject)[path]]
      } catch {
        return [path, item]
      }
    })
    return { ...converted, paths: Object.fromEntries(entries) }
  }
}
