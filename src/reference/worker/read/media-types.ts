import type { Encoding, MediaType, ParameterStyle } from '../../protocol/operation'
import { childOf, objectsAt, type Reading } from '../places'
import type { Fields, Place } from '../references'
import { readSchemaIfAny } from '../schema/read-schema'
import { readExamples } from './examples'
import { readHeaders } from './parameters'
import { text } from './values'

const STYLES: readonly ParameterStyle[] = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']

function readEncodings(reading: Reading, base: string | undefined, media: Place<Fields>): Encoding[] {
  return objectsAt(reading, childOf(media, 'encoding')).map(([property, encoding]) => ({
    property,
    contentType: text(encoding.value.contentType),
    headers: readHeaders(reading, base, childOf(encoding, 'headers')),
    style: STYLES.find((style) => style === encoding.value.style),
    explode: typeof encoding.value.explode === 'boolean' ? encoding.value.explode : undefined,
    allowReserved: encoding.value.allowReserved === true,
  }))
}

export function readMediaTypes(reading: Reading, base: string | undefined, content: Place): MediaType[] {
  return objectsAt(reading, content).map(([type, media]) => ({
    pointer: media.pointer,
    type,
    schema: readSchemaIfAny(reading, childOf(media, 'schema')),
    itemSchema: readSchemaIfAny(reading, childOf(media, 'itemSchema')),
    examples: readExamples(reading, base, media, type),
    encodings: readEncodings(reading, base, media),
  }))
}
