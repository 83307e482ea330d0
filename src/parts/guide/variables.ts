import { PLACEHOLDERS } from '../../reference/request/placeholders'
import type { CapturedValue } from './guide-session'
import { fillVariables, type Json, onlyVariable } from './requests/guide-request'

export type ValueOf = (name: string) => CapturedValue

/** Stand for the reader's credentials in requests that are written out. */
export const ofReader: Readonly<Record<string, string>> = {
  API_KEY: PLACEHOLDERS.key,
  TOKEN: PLACEHOLDERS.token,
}

/** Values for a request that is shown: what is not known yet has its name in capital letters. */
export const shownValues =
  (values: Readonly<Record<string, CapturedValue>>): ValueOf =>
  (name) => {
    if (Object.hasOwn(values, name)) return values[name] ?? ''
    if (Object.hasOwn(ofReader, name)) return ofReader[name] ?? ''
    return name.toUpperCase()
  }

/** Fills the texts of a value. A text that is one name becomes the value with its type. */
export function filled(value: Json, valueOf: ValueOf): Json {
  if (typeof value === 'string') {
    const name = onlyVariable(value)
    return name === undefined ? fillVariables(value, (one) => String(valueOf(one))) : valueOf(name)
  }
  if (Array.isArray(value)) return value.map((item: Json) => filled(item, valueOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, Json]) => [name, filled(one, valueOf)]),
  )
}

/** Reads the values of a response that later requests use. */
export function capturedIn(body: unknown, path: readonly string[]): CapturedValue | undefined {
  let value = body
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  const isSimple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isSimple ? (value as CapturedValue) : undefined
}
