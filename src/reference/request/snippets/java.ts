import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, quoted, quotedLines, rawHeaders } from './writing'

const publisher = (piece: Piece): string =>
  'file' in piece
    ? `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(piece.file)}))`
    : `HttpRequest.BodyPublishers.ofString(${quotedLines(piece.text, '+', '            ')})`

function publisherOf(pieces: readonly Piece[]): string {
  const [first] = pieces
  if (!first) return 'HttpRequest.BodyPublishers.noBody()'
  if (pieces.length === 1) return publisher(first)
  return `HttpRequest.BodyPublishers.concat(\n            ${pieces.map(publisher).join(',\n            ')})`
}

function methodCall(method: string, pieces: readonly Piece[]): string {
  const hasBody = pieces.length > 0
  if (!hasBody && (method === 'GET' || method === 'DELETE')) return `.${method}()`
  if (method === 'POST' || method === 'PUT') return `.${method}(${publisherOf(pieces)})`
  return `.method(${quoted(method)}, ${publisherOf(pieces)})`
}

/** With the client of Java 16 and later. */
export function java(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(pieces.some((piece) => 'file' in piece) ? ['import java.nio.file.Path;'] : []),
    '',
    'class Call {',
    '  public static void main(String[] arguments) throws Exception {',
    `    var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...rawHeaders(request).map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    `        ${methodCall(method, pieces)}`,
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n')
}
