import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, quoted, quotedLines, rawHeaders } from './writing'

const publisher = (piece: Piece): string =>
  'file' in piece
    ? `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(piece.file)}))`
    : `HttpRequest.BodyPublishers.ofString(${quotedLines(piece.text, '+', '      ')})`

function publisherOf(pieces: readonly Piece[]): string {
  const [first] = pieces
  if (!first) return 'HttpRequest.BodyPublishers.noBody()'
  if (pieces.length === 1) return publisher(first)
  return `HttpRequest.BodyPublishers.concat(\n    ${pieces.map(publisher).join(',\n    ')})`
}

/** With the client of Java 16 and later. */
export function java(request: PreparedRequest): string {
  const { method, url } = request
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    'import java.nio.file.Path;',
    '',
    'class Call {',
    '  public static void main(String[] arguments) throws Exception {',
    `    var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...rawHeaders(request).map(([name, value]) => `        .header(${quoted(name)}, ${quoted(value)})`),
    `        .method(${quoted(method)}, ${publisherOf(piecesOf(request))})`,
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n')
}
