import type { FuzzedOperation, Parameter } from './contract-operations'
import { hostileBodies, hostileTexts } from './hostile-values'
import type { Random } from './random'
import type { SchemaValues } from './schema-values'

export type Kind = 'valid' | 'nearly valid' | 'hostile'

export interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | Buffer | undefined
}

/** Makes one request to an operation. Of an invalid one, a single part or all of it is wrong. */
export function fuzzedRequest(
  operation: FuzzedOperation,
  kind: Kind,
  { random, values }: { random: Random; values: SchemaValues },
): FuzzedRequest {
  const parts = ['path', 'query', 'header', 'body']
  const invalidParts = kind === 'hostile' ? parts : kind === 'valid' ? [] : [random.pick(parts)]
  const of = (location: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === location)
  const valueOf = ({ schema, name, in: location }: Parameter) => {
    const value =
      invalidParts.includes(location) && random.chance(0.7)
        ? random.pick(hostileTexts)
        : String(values.valid(schema, name) ?? '')
    // An address or a header of 60 kB is refused before any of this is looked at.
    return value.slice(0, 2_000)
  }

  const path = of('path').reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, percentEncoded(valueOf(parameter)) || '%20'),
    operation.path,
  )
  const query = of('query')
    .filter(({ required }) => required || random.chance(0.4))
    .map((parameter): [string, string] => [parameter.name, valueOf(parameter)])
  if (invalidParts.includes('query') && random.chance(0.5))
    query.push([random.pick(hostileTexts).slice(0, 500), 'x'])
  const headers = Object.fromEntries(
    of('header')
      .filter(() => random.chance(0.3))
      .map((parameter) => [parameter.name.toLowerCase(), headerSafe(valueOf(parameter))]),
  )
  if (invalidParts.includes('header')) Object.assign(headers, hostileHeaders(random))
  const search = query.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&')
  const { body, type } = bodyOf(operation, invalidParts.includes('body'), { random, values })
  if (type !== undefined) headers['content-type'] ??= type
  const method = operation.method === 'GET' && random.chance(0.05) ? 'HEAD' : operation.method
  return { method, path: search === '' ? path : `${path}?${search}`, headers, body }
}

function bodyOf(
  { body: schema, isForm, method }: FuzzedOperation,
  isInvalid: boolean,
  { random, values }: { random: Random; values: SchemaValues },
): { body?: string; type?: string } {
  if (method === 'GET') return {}
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  if (isInvalid && random.chance(0.3))
    return {
      body: random.pick(hostileBodies),
      type: random.pick([type, type, 'text/plain', 'application/json']),
    }
  if (!schema) return isInvalid ? { body: JSON.stringify(values.hostile()), type } : {}
  const value = isInvalid ? values.nearlyValid(schema) : values.valid(schema)
  if (!isForm) return { body: JSON.stringify(value), type }
  const fields =
    typeof value === 'object' && value !== null ? Object.entries(value) : [['token', String(value)]]
  return {
    body: fields
      .map(([name, field]) => `${percentEncoded(String(name))}=${percentEncoded(textOf(field))}`)
      .join('&'),
    type,
  }
}

/** A form has text only; an object may have no text of its own. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function hostileHeaders(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    { 'if-none-match': '*' },
    { 'if-match': '"x", W/"y"' },
    { accept: 'text/html;q=0, */*;q=9' },
    { accept: 'application/vnd.konnect.document-nodes+json' },
    { 'accept-language': 'xx-YY;q=z,,*' },
    { 'content-type': 'application/json; charset=latin1' },
    { authorization: 'Bearer ptg_x' },
    { authorization: 'Basic %%%' },
    { authorization: `Basic ${Buffer.from('%00:%00').toString('base64')}` },
    { cookie: 'portalaccesstoken=%00; portalrefreshtoken=%E0%A4%A' },
    { origin: 'https://evil.example' },
    { 'x-forwarded-for': "'" },
    { 'idempotency-key': 'x'.repeat(300) },
    {},
  ])
}

/** Half of a character becomes the bytes that a careless encoder makes of it. */
function percentEncoded(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(letter)
      return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
        .map((byte) => `%${byte.toString(16)}`)
        .join('')
    })
    .join('')
}

/** What may stand in a header; the HTTP client lets nothing else out. */
function headerSafe(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').trim()
}
