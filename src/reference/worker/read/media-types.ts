import type { Encoding, MediaType, ParameterStyle } from '../../protocol/operation'
import { childOf, objectsAt, type ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { readSchemaIfAny } from '../schema/read-schema'
import { readExamples } from './examples'
import { readHeaders } from './parameters'
import { text } from './values'

const STYLES: readonly ParameterStyle[] = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']

function readEncodings(
  context: ReadContext,
  base: string | undefined,
  media: LocatedValue<JsonObject>,
): Encoding[] {
  return objectsAt(context, childOf(media, 'encoding')).map(([property, encoding]) => ({
    property,
    contentType: text(encoding.value.contentType),
    headers: readHeaders(context, base, childOf(encoding, 'headers')),
    style: STYLES.find((style) => style === encoding.value.style),
    explode: typeof encoding.value.explode === 'boolean' ? encoding.value.explode : undefined,
    allowReserved: encoding.value.allowReserved === true,
  }))
}

export function readMediaTypes(
  context: ReadContext,
  base: string | undefined,
  content: LocatedValue,
): MediaType[] {
  return objectsAt(context, content).map(([type, media]) => ({
    pointer: media.pointer,
    type,
    schema: readSchemaIfAny(context, childOf(media, 'schema')),
    itemSchema: readSchemaIfAny(context, childOf(media, 'itemSchema')),
    examples: readExamples(context, base, media, type),
    encodings: readEncodings(context, base, media),
  }))
}
