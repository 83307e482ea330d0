import type { Encoding } from '../protocol/operation'
import type { Json } from '../protocol/shared-types'
import { formEncoded, reservedExpanded } from './percent'
import type { BodyValue, FieldValue, HeaderLine, Part, PreparedBody } from './prepared-request'
import { queryPairs, textOfValue } from './serialize'

const isFiles = (value: FieldValue['value']): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof File)

const isStructured = (value: Json): boolean => typeof value === 'object' && value !== null

/** Fields that say nothing of their style have objects as JSON, and lists item by item. */
function formPairs({ name, value, encoding }: FieldValue): string[] {
  if (isFiles(value)) return value.map((file) => `${formEncoded(name)}=${formEncoded(file.name)}`)
  const given = value as Json
  const hasStyle = encoding?.style !== undefined || encoding?.explode !== undefined || encoding?.allowReserved
  const style = encoding?.style ?? 'form'
  const explode = encoding?.explode ?? style === 'form'
  const encode = encoding?.allowReserved ? reservedExpanded : formEncoded
  const asJson = !hasStyle && isStructured(given) && !Array.isArray(given)
  const written = asJson ? JSON.stringify(given) : given
  return queryPairs({ name, style, explode }, written, encode, formEncoded)
}

function typeOf(item: Json, encoding: Encoding | undefined): string | undefined {
  const [first = ''] = (encoding?.contentType ?? '').split(',')
  const type = first.trim()
  if (type !== '' && !type.includes('*')) return type
  return isStructured(item) ? 'application/json' : undefined
}

function partsOf({ name, value, encoding }: FieldValue): Part[] {
  const headers = headersOf(encoding)
  if (isFiles(value))
    return value.map((file) => {
      const [first = ''] = (encoding?.contentType ?? '').split(',')
      const isOne = first.trim() !== '' && !/[*,]/.test(encoding?.contentType ?? '')
      const contentType = isOne ? first.trim() : file.type || 'application/octet-stream'
      return { name, fileName: file.name, contentType, headers, content: file }
    })
  const given = value as Json
  const items: readonly Json[] = Array.isArray(given) && !typeOf('', encoding) ? given : [given]
  return items.map((item) => ({
    name,
    contentType: typeOf(item, encoding),
    headers,
    content: textOfValue(item),
  }))
}

/** Headers of a part have no field of their own to fill in: those whose value the description gives are sent. */
function headersOf(encoding: Encoding | undefined): HeaderLine[] {
  return (encoding?.headers ?? []).flatMap(({ name, schema, examples }): HeaderLine[] => {
    const value = examples[0]?.text ?? schema?.const ?? schema?.default
    return value === undefined ? [] : [[name, textOfValue(value)]]
  })
}

export function prepareBody(body: BodyValue): PreparedBody {
  if (body.kind === 'form')
    return { kind: 'text', mediaType: body.mediaType, text: body.fields.flatMap(formPairs).join('&') }
  if (body.kind === 'multipart')
    return { kind: 'multipart', mediaType: body.mediaType, parts: body.fields.flatMap(partsOf) }
  return body
}

const quotable = (text: string): string =>
  text.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22')

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')

/** A multipart body, texts and files in turn. Browsers' own forms give every part with a type a file name, and know no headers of parts. */
export function multipartPieces(parts: readonly Part[], boundary: string): (string | File)[] {
  const pieces = parts.flatMap(({ name, fileName, contentType, headers, content }) => {
    const file = fileName === undefined ? '' : `; filename="${quotable(fileName)}"`
    const lines = [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${quotable(name)}"${file}`,
      ...(contentType === undefined ? [] : [`Content-Type: ${oneLine(contentType)}`]),
      ...headers.map(([header, value]) => `${oneLine(header)}: ${oneLine(value)}`),
    ]
    return [`${lines.join('\r\n')}\r\n\r\n`, content, '\r\n']
  })
  return [...pieces, `--${boundary}--\r\n`]
}

export const multipartBlob = (parts: readonly Part[], boundary: string): Blob =>
  new Blob(multipartPieces(parts, boundary))
