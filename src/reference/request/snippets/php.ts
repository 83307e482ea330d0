import type { PreparedRequest } from '../prepared-request'
import { jsonBodyOf, literal, phpSyntax } from './json-literals'
import { type Piece, piecesOf, rawHeaders, singleQuoted } from './writing'

const bytes = (piece: Piece): string =>
  'file' in piece ? `file_get_contents(${singleQuoted(piece.file)})` : singleQuoted(piece.text)

/** In PHP a map whose keys are numbers may be a list, and one without entries is. */
const isMapOfPhp = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true
  const isList = Array.isArray(value)
  const keys = Object.keys(value)
  if (!isList && (keys.length === 0 || keys.some((key) => /^-?\d+$/.test(key)))) return false
  return Object.values(value).every(isMapOfPhp)
}

function fieldsOf(request: PreparedRequest, pieces: readonly Piece[]): string {
  const json = jsonBodyOf(request)
  if (json && isMapOfPhp(json.value)) return `json_encode(${literal(json.value, phpSyntax, 1)})`
  return pieces.map(bytes).join(' .\n        ')
}

function methodOption(method: string, hasBody: boolean): string[] {
  if (method === 'HEAD') return ['    CURLOPT_NOBODY => true,']
  // With fields a request is a POST.
  if (method === (hasBody ? 'POST' : 'GET')) return []
  return [`    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`]
}

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
    ...methodOption(method, pieces.length > 0),
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],'] : []),
    ...(pieces.length > 0 ? [`    CURLOPT_POSTFIELDS => ${fieldsOf(request, pieces)},`] : []),
    ']);',
    '$body = curl_exec($call);',
    'echo curl_getinfo($call, CURLINFO_RESPONSE_CODE), " ", $body, PHP_EOL;',
  ].join('\n')
}
