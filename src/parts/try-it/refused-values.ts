import type { ReceivedResponse } from '../../api/send-request'

/** One value of a request that the API refuses, as its problem document names it. */
export interface RefusedValue {
  /** As written: a name, a path such as `address.city`, or a JSON pointer. */
  readonly field: string
  /** Untrusted text. */
  readonly reason: string
  /** Where the value was sent, if the document says so: `body`, `query`, `path` or `header`. */
  readonly source?: string
}

/** Larger ones are no problem documents. */
const MAX_BYTES = 200_000
const MOST_VALUES = 100

/**
 * Members that list refused values, with those that name field and reason: of the Portal API and its kin, of RFC 7807's example, and
 * of RFC 9457's.
 */
const LISTS = [
  ['invalid_parameters', 'field', 'reason'],
  ['invalid-params', 'name', 'reason'],
  ['errors', 'pointer', 'detail'],
] as const

/** Returns the values that a problem document refuses; none for any other response. */
export async function readRefusedValues({ status, body }: ReceivedResponse): Promise<RefusedValue[]> {
  if (status < 400 || !/[/+]json\b/i.test(body.type) || body.size > MAX_BYTES) return []
  let document: unknown
  try {
    document = JSON.parse(await body.text())
  } catch {
    return []
  }
  return LISTS.flatMap(([list, name, text]) =>
    itemsAt(document, list).map((item) => valueOf(item, name, text)),
  )
    .filter((value) => value !== undefined)
    .slice(0, MOST_VALUES)
}

function valueOf(item: unknown, name: string, text: string): RefusedValue | undefined {
  const field = textAt(item, name)
  const reason = textAt(item, text)
  if (field === undefined || reason === undefined) return undefined
  return { field, reason, source: textAt(item, 'source') }
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}

function itemsAt(document: unknown, list: string): unknown[] {
  const items = at(document, list)
  return Array.isArray(items) ? (items as unknown[]) : []
}

function textAt(item: unknown, name: string): string | undefined {
  const text = at(item, name)
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/** Returns the property of a body's outermost object that a field names: `city` for `#/city/0`, `$.city` and `body.city.name`. */
export const propertyIn = (field: string): string =>
  field
    .replace(/^[#$]?[/.]?/, '')
    .replace(/^body[/.]/, '')
    .split(/[/.[]/, 1)
    .join('')
