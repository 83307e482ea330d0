import { storable } from '../store/storable'

/** Names of the schemas that an OpenAPI 2 or 3 document defines, in its order. */
export function modelsOf(document: unknown): string[] {
  const { components, definitions } = mapping(document)
  const schemas = { ...mapping(definitions), ...mapping(mapping(components).schemas) }
  return Object.keys(schemas).map(storable)
}

function mapping(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
