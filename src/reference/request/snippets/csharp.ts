import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, quoted, quotedLines, rawHeaders } from './writing'

const METHODS: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Post',
  PUT: 'Put',
  PATCH: 'Patch',
  DELETE: 'Delete',
  HEAD: 'Head',
  OPTIONS: 'Options',
}

const bytes = (piece: Piece): string =>
  'file' in piece
    ? `File.ReadAllBytes(${quoted(piece.file)})`
    : `Encoding.UTF8.GetBytes(${quotedLines(piece.text, '+', '    ')})`

const isOfContent = (name: string): boolean => /^content-/i.test(name)

/** A text is content of its own, which writes its content type. */
function textContent({ body }: PreparedRequest): string | undefined {
  const isPlain = body?.kind === 'text' && /^[\w.+-]+[/][\w.+-]+$/.test(body.mediaType)
  if (!isPlain) return undefined
  return `new StringContent(${quotedLines(body.text, '+', '    ')}, Encoding.UTF8, ${quoted(body.mediaType)})`
}

function byteContent(pieces: readonly Piece[]): string {
  const [first] = pieces
  const all =
    first && pieces.length === 1
      ? bytes(first)
      : `new[] {\n    ${pieces.map(bytes).join(',\n    ')}\n}.SelectMany(part => part).ToArray()`
  return `new ByteArrayContent(${all})`
}

/** With `HttpClient` of .NET 6 and later. */
export function csharp(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  const headers = rawHeaders(request)
  const text = textContent(request)
  const content = text ?? (pieces.length > 0 ? byteContent(pieces) : undefined)
  const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  const add = (owner: string, [name, value]: (typeof headers)[number]) =>
    `${owner}.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});`
  const own = text ? [] : headers.filter(([name]) => isOfContent(name))
  return [
    ...(content?.includes('Encoding.') ? ['using System.Text;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${known ? `HttpMethod.${known}` : `new HttpMethod(${quoted(method)})`}, ${quoted(url)});`,
    ...headers.filter(([name]) => !isOfContent(name)).map((line) => add('request', line)),
    ...(content ? [`request.Content = ${content};`, ...own.map((line) => add('request.Content', line))] : []),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n')
}
