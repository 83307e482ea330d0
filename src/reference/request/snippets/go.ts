import type { PreparedRequest } from '../prepared-request'
import { type Piece, piecesOf, quoted, quotedLines, rawHeaders } from './writing'

/** A long text as it is, where Go takes it so. */
const text = (given: string, indent: string): string =>
  given.includes('\n') && /^[^`\r\ufeff\p{Cc}\p{Surrogate}]*$/u.test(given.replaceAll('\n', ''))
    ? `\`${given}\``
    : quotedLines(given, '+', indent)

const checked = (line: string): string[] => [line, '\tif err != nil {', '\t\tpanic(err)', '\t}']

interface Body {
  readonly name: string
  readonly packages: readonly string[]
  readonly lines: readonly string[]
}

function bodyOf(pieces: readonly Piece[]): Body {
  const [first] = pieces
  if (!first) return { name: 'nil', packages: [], lines: [] }
  if (pieces.length === 1)
    return 'file' in first
      ? {
          name: 'file',
          packages: ['os'],
          lines: [...checked(`\tfile, err := os.Open(${quoted(first.file)})`), '\tdefer file.Close()'],
        }
      : {
          name: 'body',
          packages: ['strings'],
          lines: [`\tbody := strings.NewReader(${text(first.text, '\t\t')})`],
        }
  const lines = pieces.flatMap((piece, index) =>
    'file' in piece
      ? [
          ...checked(`\tfile${index}, err := os.ReadFile(${quoted(piece.file)})`),
          `\tbody.Write(file${index})`,
        ]
      : [`\tbody.WriteString(${quotedLines(piece.text, '+', '\t\t')})`],
  )
  const usesFiles = pieces.some((piece) => 'file' in piece)
  return {
    name: 'body',
    packages: ['bytes', ...(usesFiles ? ['os'] : [])],
    lines: ['\tbody := &bytes.Buffer{}', ...lines],
  }
}

/** With the standard library. */
export function go(request: PreparedRequest): string {
  const { method, url } = request
  const body = bodyOf(piecesOf(request))
  const packages = ['fmt', 'io', 'net/http', ...body.packages].sort()
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func main() {',
    ...body.lines,
    ...checked(`\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${body.name})`),
    ...rawHeaders(request).map(([name, value]) => `\trequest.Header.Add(${quoted(name)}, ${quoted(value)})`),
    ...checked('\tresponse, err := http.DefaultClient.Do(request)'),
    '\tdefer response.Body.Close()',
    ...checked('\ttext, err := io.ReadAll(response.Body)'),
    '\tfmt.Println(response.StatusCode, string(text))',
    '}',
  ].join('\n')
}
