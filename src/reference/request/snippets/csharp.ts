import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, quoted, quotedLines, rawHeaders } from './writing'

const bytes = (piece: Piece): string =>
  'file' in piece
    ? `File.ReadAllBytes(${quoted(piece.file)})`
    : `Encoding.UTF8.GetBytes(${quotedLines(piece.text, '+', '    ')})`

function content(pieces: readonly Piece[]): string {
  const [first] = pieces
  if (first && pieces.length === 1) return bytes(first)
  return `new[] {\n    ${pieces.map(bytes).join(',\n    ')}\n}.SelectMany(part => part).ToArray()`
}

const isOfContent = (name: string): boolean => /^content-/i.test(name)

/** With `HttpClient` of .NET 6 and later. */
export function csharp(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  const headers = rawHeaders(request)
  const add = (owner: string, [name, value]: (typeof headers)[number]) =>
    `${owner}.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});`
  return [
    'using System.Text;',
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${quoted(method)}), ${quoted(url)});`,
    ...headers.filter(([name]) => !isOfContent(name)).map((line) => add('request', line)),
    ...(pieces.length === 0
      ? []
      : [
          `request.Content = new ByteArrayContent(${content(pieces)});`,
          ...headers.filter(([name]) => isOfContent(name)).map((line) => add('request.Content', line)),
        ]),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n')
}
