import type { PreparedRequest } from '../prepared-request'
import { javascriptSyntax, jsonBodyOf, literal } from './json-literals'
import { formPairsOf, headersByName, quoted } from './writing'

const property = (name: string, value: string): string => `${javascriptSyntax.key(name)}${quoted(value)}`

function bodyOf(request: PreparedRequest): string {
  const { body } = request
  const json = jsonBodyOf(request)
  if (json) return `JSON.stringify(${literal(json.value, javascriptSyntax, 1)})`
  const pairs = formPairsOf(request)
  if (pairs) {
    const lines = pairs.map(([name, value]) => `    ${property(name, value)},\n`)
    return `new URLSearchParams({\n${lines.join('')}  })`
  }
  if (body?.kind === 'file') return `await readFile(${quoted(body.file.name)})`
  return body?.kind === 'text' ? quoted(body.text) : 'form'
}

/** With `fetch`; files are read as Node reads them. */
export function javascript(request: PreparedRequest): string {
  const { method, url, body } = request
  const headers = headersByName(request).map(([name, value]) => `    ${property(name, value)},\n`)
  const before: string[] = []
  const usesFiles =
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.parts.some(({ fileName }) => fileName !== undefined))
  if (usesFiles) before.push("import { readFile } from 'node:fs/promises'\n")
  if (body?.kind === 'multipart') {
    before.push('const form = new FormData()')
    for (const { name, fileName, contentType, content } of body.parts) {
      const type = contentType === undefined ? '' : `, { type: ${quoted(contentType)} }`
      if (fileName !== undefined)
        before.push(
          `form.append(${quoted(name)}, new Blob([await readFile(${quoted(fileName)})]${type}), ${quoted(fileName)})`,
        )
      else if (typeof content === 'string')
        before.push(
          `form.append(${quoted(name)}, ${type ? `new Blob([${quoted(content)}]${type})` : quoted(content)})`,
        )
    }
    before.push('')
  }
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(headers.length > 0 ? [`  headers: {\n${headers.join('')}  },`] : []),
    ...(body ? [`  body: ${bodyOf(request)},`] : []),
  ]
  return [
    ...before,
    ...(options.length > 0
      ? [`const response = await fetch(${quoted(url)}, {`, ...options, '})']
      : [`const response = await fetch(${quoted(url)})`]),
    'console.log(response.status, await response.text())',
  ].join('\n')
}
