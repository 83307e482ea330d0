import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, rawHeaders, singleQuoted } from './writing'

const bytes = (piece: Piece): string =>
  'file' in piece ? `file_get_contents(${singleQuoted(piece.file)})` : singleQuoted(piece.text)

/** With the extension `curl`. */
export function php(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  const headers = rawHeaders(request).map(
    ([name, value]) => `        ${singleQuoted(value === '' ? `${name};` : `${name}: ${value}`)},`,
  )
  return [
    '<?php',
    '',
    `$call = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($call, [',
    method === 'HEAD'
      ? '    CURLOPT_NOBODY => true,'
      : `    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],'] : []),
    ...(pieces.length > 0 ? [`    CURLOPT_POSTFIELDS => ${pieces.map(bytes).join(' .\n        ')},`] : []),
    ']);',
    '$body = curl_exec($call);',
    'echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), " ", $body, PHP_EOL;',
  ].join('\n')
}
