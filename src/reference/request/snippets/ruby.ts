import type { PreparedRequest } from '../prepared-request'
import { jsonBodyOf, literal, rubySyntax } from './json-literals'
import { allHeaders, type Piece, piecesOf, quoted, rawHeaders, singleQuoted } from './writing'

const CLASSES: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Post',
  PUT: 'Put',
  PATCH: 'Patch',
  DELETE: 'Delete',
  HEAD: 'Head',
  OPTIONS: 'Options',
}

/** In single quotes Ruby would read a carriage return and a line feed as one. */
const text = (given: string): string =>
  given.includes('\r') ? quoted(given).replaceAll('#', '\\#') : singleQuoted(given)

const bytes = (piece: Piece): string =>
  'file' in piece ? `File.binread(${singleQuoted(piece.file)})` : `${text(piece.text)}.b`

/** The library writes several parts by itself, unless a text has a content type of its own. */
function formOf({ body }: PreparedRequest): string[] | undefined {
  const isForm = body?.kind === 'multipart' && /^multipart[/]form-data$/i.test(body.mediaType)
  if (!isForm || body.parts.some((part) => part.headers.length > 0 || (!part.fileName && part.contentType)))
    return undefined
  const parts = body.parts.map(({ name, fileName, contentType, content }) => {
    if (fileName === undefined)
      return `[${singleQuoted(name)}, ${text(typeof content === 'string' ? content : '')}]`
    const type = contentType === undefined ? '' : `, { content_type: ${singleQuoted(contentType)} }`
    return `[${singleQuoted(name)}, File.open(${singleQuoted(fileName)}, 'rb')${type}]`
  })
  return [
    'request.set_form(',
    '  [',
    ...parts.map((part) => `    ${part},`),
    '  ],',
    "  'multipart/form-data'",
    ')',
  ]
}

function bodyOf(request: PreparedRequest, pieces: readonly Piece[]): string {
  const json = jsonBodyOf(request)
  if (json) return `JSON.generate(${literal(json.value, rubySyntax, 0)})`
  const [first] = pieces
  return first && pieces.length === 1 && 'text' in first ? text(first.text) : pieces.map(bytes).join(' +\n  ')
}

/** With the standard library. */
export function ruby(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  const form = formOf(request)
  const known = Object.hasOwn(CLASSES, method) ? CLASSES[method] : undefined
  const start = url.startsWith('https:')
    ? 'Net::HTTP.start(uri.hostname, uri.port, use_ssl: true)'
    : 'Net::HTTP.start(uri.hostname, uri.port)'
  return [
    ...(jsonBodyOf(request) ? ["require 'json'"] : []),
    "require 'net/http'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    // Classes exist for some methods only.
    known
      ? `request = Net::HTTP::${known}.new(uri)`
      : `request = Net::HTTPGenericRequest.new(${singleQuoted(method)}, ${pieces.length > 0}, true, uri)`,
    ...(form ? allHeaders(request) : rawHeaders(request)).map(
      ([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`,
    ),
    ...(form ?? (pieces.length > 0 ? [`request.body = ${bodyOf(request, pieces)}`] : [])),
    `response = ${start} do |http|`,
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  ].join('\n')
}
