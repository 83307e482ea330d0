import type { PreparedRequest } from '../prepared-request'
import { piecesOf, quoted, quotedLines, rawHeaders } from './writing'

/** With the standard library. */
export function go(request: PreparedRequest): string {
  const { method, url } = request
  const pieces = piecesOf(request)
  const usesFiles = pieces.some((piece) => 'file' in piece)
  const imports = ['bytes', 'fmt', 'io', 'net/http', ...(usesFiles ? ['os'] : [])]
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func must[T any](value T, err error) T {',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\treturn value',
    '}',
    '',
    'func main() {',
    '\tbody := &bytes.Buffer{}',
    ...pieces.map((piece) =>
      'file' in piece
        ? `\tbody.Write(must(os.ReadFile(${quoted(piece.file)})))`
        : `\tbody.WriteString(${quotedLines(piece.text, '+', '\t\t')})`,
    ),
    `\trequest := must(http.NewRequest(${quoted(method)}, ${quoted(url)}, body))`,
    ...rawHeaders(request).map(([name, value]) => `\trequest.Header.Add(${quoted(name)}, ${quoted(value)})`),
    '\tresponse := must(http.DefaultClient.Do(request))',
    '\tdefer response.Body.Close()',
    '\tfmt.Println(response.StatusCode, string(must(io.ReadAll(response.Body))))',
    '}',
  ].join('\n')
}
