import { multipartPieces } from '../body'
import type { HeaderLine, PreparedRequest } from '../prepared-request'

/** Of multipart bodies in samples: the developer may choose another. */
export const BOUNDARY = 'portal-sample-boundary'

/** A text in double quotes, as JavaScript, Python, Java, C# and Go read it: nothing of a description leaves its quotes. */
export const quoted = (text: string): string =>
  JSON.stringify(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    escapeSequence,
  )

const escapeSequence = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text in single quotes, as Ruby and PHP read it: there nothing in it is looked at. */
export const singleQuoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A long text line by line, put together by an operator. */
export const quotedLines = (text: string, operator: string, indent: string): string =>
  text
    .split(/(?<=\n)/)
    .map((line) => quoted(line))
    .join(` ${operator}\n${indent}`)

/** All headers with cookies among them, and the content type where the body does not bring one. */
export function allHeaders({ headers, cookies, body }: PreparedRequest): HeaderLine[] {
  const pairs = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
  const type = body?.kind === 'multipart' ? undefined : body?.mediaType
  return [
    ...headers,
    ...(pairs === '' ? [] : [['Cookie', pairs] as const]),
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
  ]
}

/** The same for languages in which a multipart body is put together by hand. */
export function rawHeaders(request: PreparedRequest): HeaderLine[] {
  const { body } = request
  if (body?.kind !== 'multipart') return allHeaders(request)
  const [essence = ''] = body.mediaType.split(';')
  return [...allHeaders(request), ['Content-Type', `${essence.trim()}; boundary=${BOUNDARY}`]]
}

export type Piece = { readonly text: string } | { readonly file: string }

/** A body as texts and files in turn; empty where there is none. */
export function piecesOf({ body }: PreparedRequest): Piece[] {
  if (!body) return []
  if (body.kind === 'text') return [{ text: body.text }]
  if (body.kind === 'file') return [{ file: body.file.name }]
  const merged: Piece[] = []
  for (const piece of multipartPieces(body.parts, BOUNDARY)) {
    const before = merged.at(-1)
    if (typeof piece !== 'string') merged.push({ file: piece.name })
    else if (before && 'text' in before) merged[merged.length - 1] = { text: before.text + piece }
    else merged.push({ text: piece })
  }
  return merged
}

/** The same with one value for each name: headers of one name are one value, as HTTP reads them anyway. */
export function headersByName(request: PreparedRequest): HeaderLine[] {
  const values = new Map<string, string>()
  for (const [name, value] of allHeaders(request))
    values.set(name, values.has(name) ? `${values.get(name)}, ${value}` : value)
  return [...values]
}

/** Fields of a form, where each occurs once and is written as every library writes it; undefined for all other bodies. */
export function formPairsOf({ body }: PreparedRequest): HeaderLine[] | undefined {
  if (body?.kind !== 'text' || !/^application[/]x-www-form-urlencoded$/i.test(body.mediaType))
    return undefined
  const fields = new URLSearchParams(body.text)
  const pairs = [...fields]
  const isUnique = new Set(pairs.map(([name]) => name)).size === pairs.length
  return pairs.length > 0 && isUnique && fields.toString() === body.text ? pairs : undefined
}
