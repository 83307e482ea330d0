import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, rawHeaders, singleQuoted } from './writing'

const bytes = (piece: Piece): string =>
  'file' in piece ? `File.binread(${singleQuoted(piece.file)})` : `${singleQuoted(piece.text)}.b`

/** With the standard library. */
export function ruby(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  return [
    "require 'net/http'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    // Classes exist for some methods only.
    `request = Net::HTTPGenericRequest.new(${singleQuoted(method)}, ${pieces.length > 0}, ${method !== 'HEAD'}, uri)`,
    ...rawHeaders(request).map(
      ([name, value]) => `request.add_field(${singleQuoted(name)}, ${singleQuoted(value)})`,
    ),
    ...(pieces.length > 0 ? [`request.body = ${pieces.map(bytes).join(' +\n  ')}`] : []),
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  ].join('\n')
}
