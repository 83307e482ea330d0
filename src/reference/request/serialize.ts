import type { Json } from '../protocol/shared-types'
import type { ParameterStyle } from '../protocol/operation'
import { percentEncoded, reservedExpanded } from './percent'

type Encode = (text: string) => string

/** How a value is written; names as in OpenAPI's table of styles. */
export interface Writing {
  readonly name: string
  readonly style: ParameterStyle
  readonly explode: boolean
  readonly allowReserved?: boolean
}

/** One member of a list or object as text: what is nested deeper has no style and is written as JSON. */
export const textOfValue = (value: Json): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value)

/** An object's keys and values in turn, a list's items, or the one value. */
const flat = (value: Json, encode: Encode): string[] => {
  if (isList(value)) return value.map((item) => encode(textOfValue(item)))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) => [encode(key), encode(textOfValue(item))])
  return [encode(textOfValue(value))]
}

const assignments = (value: { readonly [key: string]: Json }, encode: Encode): string[] =>
  Object.entries(value).map(([key, item]) => `${encode(key)}=${encode(textOfValue(item))}`)

/** RFC 6570 knows no empty list and no empty object: they are not written at all. */
const isNothing = (value: Json): boolean =>
  (isList(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0)

const encoderOf = ({ allowReserved = false }: Writing): Encode =>
  allowReserved ? reservedExpanded : percentEncoded

/** The text for a placeholder in a path. */
export function pathSegment(writing: Writing, value: Json): string {
  const { style, explode } = writing
  const encode = encoderOf(writing)
  const name = percentEncoded(writing.name)
  if (isNothing(value)) return ''
  if (style === 'label') {
    const joined = explode && isObject(value) ? assignments(value, encode) : flat(value, encode)
    return `.${joined.join(explode ? '.' : ',')}`
  }
  if (style === 'matrix') {
    if (explode && isList(value))
      return value.map((item) => matrixPair(name, encode(textOfValue(item)))).join('')
    if (explode && isObject(value))
      return assignments(value, encode)
        .map((pair) => `;${pair}`)
        .join('')
    return matrixPair(name, flat(value, encode).join(','))
  }
  return simple(value, explode, encode)
}

const matrixPair = (name: string, text: string): string => (text === '' ? `;${name}` : `;${name}=${text}`)

const simple = (value: Json, explode: boolean, encode: Encode): string =>
  (explode && isObject(value) ? assignments(value, encode) : flat(value, encode)).join(',')

/** A header's value, as it is: headers have no percent-encoding. */
export const headerValue = ({ explode }: Writing, value: Json): string =>
  simple(value, explode, (text) => text)

const DELIMITERS: Partial<Record<ParameterStyle, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * The pairs of one value in a query or an encoded form, in order, joined by nobody yet. A style that is not defined for a kind of
 * value is read as `form`.
 *
 * @param encodeName - Of names; `allowReserved` is about values alone.
 */
export function queryPairs(
  writing: Writing,
  value: Json,
  encode: Encode = encoderOf(writing),
  encodeName: Encode = percentEncoded,
): string[] {
  const { style, explode } = writing
  const name = encodeName(writing.name)
  if (isNothing(value)) return []
  if (style === 'deepObject' && isObject(value)) return deepPairs(writing.name, value, encode, encodeName)
  if (explode && isList(value)) return value.map((item) => `${name}=${encode(textOfValue(item))}`)
  if (explode && isObject(value))
    return Object.entries(value).map(([key, item]) => `${encodeName(key)}=${encode(textOfValue(item))}`)
  const delimiter = DELIMITERS[style]
  const joiner = delimiter === undefined ? ',' : encodeName(delimiter)
  return [`${name}=${flat(value, encode).join(joiner)}`]
}

/** Deeper than one level nothing is defined; what most servers read is one more pair of brackets, and a list repeats its name. */
function deepPairs(name: string, value: Json, encode: Encode, encodeName: Encode): string[] {
  if (isList(value)) return value.flatMap((item) => deepPairs(name, item, encode, encodeName))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) =>
      deepPairs(`${name}[${key}]`, item, encode, encodeName),
    )
  return [`${encodeName(name)}=${encode(textOfValue(value))}`]
}

/**
 * Cookies of one value. Cookies are separated by semicolons, so what style `form` would join with `&` becomes several; style `cookie`
 * leaves values as they are.
 */
export function cookiePairs(writing: Writing, value: Json): [name: string, value: string][] {
  const encode: Encode = writing.style === 'cookie' ? (text) => text : encoderOf(writing)
  return queryPairs(writing, value, encode, writing.style === 'cookie' ? encode : undefined).map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
}
