import { directivesOf } from './directives'
import { type HttpRequest, METHODS, RequestFault } from './guide-request'

const requestLine = /^([A-Z]+) (https?:\/\/\S+)(?: HTTP\/[\d.]+)?\s*$/
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):(.*)$/

/** Reads a request as HTTP writes it: a request line with a whole address, headers, an empty line, the body. */
export function readHttp(text: string): HttpRequest {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const isComment = (line: string) => /^\s*(?:#|$)/.test(line)
  const start = lines.findIndex((line) => !isComment(line))
  const [, method = '', url = ''] = requestLine.exec(lines[start] ?? '') ?? []
  if (url === '' || !METHODS.includes(method))
    throw new RequestFault(
      `begins with no request line such as "GET https://api.example.com/v1/ships"`,
      start,
    )
  const headers: [string, string][] = []
  let index = start + 1
  for (; index < lines.length && lines[index]?.trim() !== ''; index += 1) {
    const line = lines[index] ?? ''
    if (line.startsWith('#')) continue
    const [, name, value = ''] = headerLine.exec(line) ?? []
    if (name === undefined) throw new RequestFault(`"${line.slice(0, 80)}" is no header`, index)
    headers.push([name, value.trim()])
  }
  const body = lines
    .slice(index + 1)
    .join('\n')
    .trimEnd()
  const comments = lines.slice(0, index)
  return { kind: 'http', method, url, headers, ...(body && { body }), ...directivesOf(comments) }
}
