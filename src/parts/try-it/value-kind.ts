import type { Encoding, Json, Parameter, SchemaNode } from '../../reference'

/** How a value is entered. */
export type ValueKind =
  | { readonly kind: 'text' | 'list' | 'json' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'file'; readonly isList: boolean }

const isJsonType = (mediaType: string): boolean => /[/+]json\b/i.test(mediaType)

export function kindOf(schema: SchemaNode | undefined, mediaType?: string): ValueKind {
  if (mediaType !== undefined && isJsonType(mediaType)) return { kind: 'json' }
  if (!schema) return { kind: 'text' }
  const { types, enum: values, items, children = [] } = schema
  const isPlain = values?.every(({ value }) => typeof value !== 'object' && !/\n/.test(String(value)))
  if (values && values.length > 0 && isPlain)
    return { kind: 'choice', values: values.map(({ value }) => String(value)) }
  if (types.includes('string')) return { kind: 'text' }
  if (types.includes('array')) return { kind: isList(items) ? 'list' : 'json' }
  if (types.includes('object') || children.some(({ role }) => role === 'property')) return { kind: 'json' }
  if (types.includes('boolean')) return { kind: 'choice', values: ['true', 'false'] }
  return { kind: 'text' }
}

const isList = (items: SchemaNode | undefined): boolean =>
  !items || ['text', 'choice'].includes(kindOf(items).kind)

/** A field of a form may also be a file: bytes have no text. */
export function kindOfField(schema: SchemaNode, encoding: Encoding | undefined): ValueKind {
  if (isBinary(schema, encoding)) return { kind: 'file', isList: false }
  if (schema.items && isBinary(schema.items, encoding)) return { kind: 'file', isList: true }
  return kindOf(schema)
}

/** In OpenAPI 3.0 a format says so; in 3.1 a media type without an encoding, or no type at all beside one of the part. */
function isBinary(schema: SchemaNode, encoding: Encoding | undefined): boolean {
  if (schema.format === 'binary') return true
  const isUntyped = schema.types.length === 0 && !schema.hasChildren && !schema.items
  const ofPart = isUntyped ? encoding?.contentType : undefined
  const type = schema.contentEncoding === undefined ? (schema.contentMediaType ?? ofPart) : undefined
  return type !== undefined && !/^text[/]|[/+](json|xml)\b/i.test(type)
}

/** Bodies whose media type, or schema, says that they are no text. */
export const isFileBody = (mediaType: string, schema: SchemaNode | undefined): boolean =>
  schema?.format === 'binary' ||
  /^(image[/](?!svg)|audio[/]|video[/]|font[/]|application[/](octet-stream|pdf|zip|gzip|x-tar|wasm)\b)/i.test(
    mediaType,
  )

/** The value of a text; undefined where it must be JSON and is not. Numbers stay texts, so that none is rounded. */
export function valueOf({ kind }: ValueKind, text: string): { readonly value: Json } | undefined {
  if (kind === 'list') return { value: text.split('\n').filter((line) => line !== '') }
  if (kind !== 'json') return { value: text }
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return undefined
  }
}

/** A value as it is entered. */
export function textFor({ kind }: ValueKind, value: Json): string {
  if (kind === 'list' && Array.isArray(value))
    return value.map((item: Json) => (typeof item === 'string' ? item : JSON.stringify(item))).join('\n')
  if (typeof value === 'string' && kind !== 'json') return value
  return JSON.stringify(value, null, 2)
}

/** The first example of a parameter as it is entered; empty where there is none. */
export function exampleOf(parameter: Parameter): string {
  const { examples, schema, mediaType } = parameter
  const kind = kindOf(schema, mediaType)
  const written = examples.find(({ text }) => text !== '')?.text
  if (written !== undefined) return kind.kind === 'list' ? textFor(kind, parsed(written)) : written
  const value = schema?.examples[0] ?? schema?.const ?? schema?.default ?? schema?.enum?.[0]?.value
  return value === undefined ? '' : textFor(kind, value)
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
