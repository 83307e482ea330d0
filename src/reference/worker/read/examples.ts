import { isRecord } from '../../../lib/is-record'
import type { Example } from '../../protocol/shared-types'
import { childOf, objectAt, type ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { text, webAddress } from './values'

const MAX_CHARACTERS = 100_000

export const isJsonType = (mediaType: string): boolean => /[/+]json\b|jsonl|ndjson|json-seq/i.test(mediaType)
const isXmlType = (mediaType: string): boolean => /[/+]xml\b/i.test(mediaType)

/** A value as it is written in a media type; of parameters, without one, as a bare text where it can be. */
export function exampleOf(
  value: unknown,
  mediaType: string | undefined,
): Pick<Example, 'text' | 'language' | 'isCut'> {
  const isJson = mediaType !== undefined && isJsonType(mediaType)
  const isText = typeof value === 'string' && (!isJson || /^\s*[[{"]/.test(value))
  const written = isText ? value : JSON.stringify(value, null, 2)
  const language = isJson
    ? 'json'
    : mediaType !== undefined && isXmlType(mediaType) && isText
      ? 'xml'
      : isText
        ? 'text'
        : 'json'
  const isCut = written.length > MAX_CHARACTERS
  return { text: isCut ? written.slice(0, MAX_CHARACTERS) : written, language, isCut }
}

function named(
  context: ReadContext,
  base: string | undefined,
  examples: LocatedValue<JsonObject>,
  name: string,
  mediaType: string | undefined,
): Example[] {
  const located = childOf(examples, name)
  // Some authors write the value itself where an object around it belongs.
  if (!isRecord(located.value)) return [{ name, ...exampleOf(located.value, mediaType) }]
  const found = objectAt(context, located)
  if (!found) return []
  const { summary, description, value, dataValue, serializedValue, externalValue } = found.value
  const labels = { name, summary: text(summary), description: text(description) }
  if (typeof serializedValue === 'string') return [{ ...labels, ...exampleOf(serializedValue, 'text/plain') }]
  if (value !== undefined) return [{ ...labels, ...exampleOf(value, mediaType) }]
  if (dataValue !== undefined) return [{ ...labels, ...exampleOf(dataValue, mediaType) }]
  const address = webAddress(externalValue, base)
  return address === undefined
    ? []
    : [{ ...labels, text: '', language: 'text', isCut: false, externalValue: address }]
}

/** Examples of a parameter, header or media type; where it has none, those of its schema. */
export function readExamples(
  context: ReadContext,
  base: string | undefined,
  owner: LocatedValue<JsonObject>,
  mediaType: string | undefined,
): Example[] {
  const { example, examples, schema } = owner.value
  if (isRecord(examples)) {
    const located: LocatedValue<JsonObject> = { pointer: childOf(owner, 'examples').pointer, value: examples }
    const found = Object.keys(examples).flatMap((name) => named(context, base, located, name, mediaType))
    if (found.length > 0) return found
  }
  if (example !== undefined) return [{ name: '', ...exampleOf(example, mediaType) }]
  const { value } = context.references.follow({ pointer: owner.pointer, value: schema })
  if (!isRecord(value)) return []
  const several: unknown[] = Array.isArray(value.examples) ? value.examples : []
  const all = several.length > 0 ? several : value.example === undefined ? [] : [value.example]
  return all.map((one, index) => ({
    name: all.length > 1 ? String(index + 1) : '',
    ...exampleOf(one, mediaType),
  }))
}
