import type { PreparedRequest } from '../prepared-request'
import { allHeaders, quoted } from './writing'

/** With `fetch`; files are read as Node reads them. */
export function javascript(request: PreparedRequest): string {
  const { method, url, body } = request
  const headers = allHeaders(request).map(([name, value]) => `    [${quoted(name)}, ${quoted(value)}],\n`)
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
  const bodies = {
    none: '',
    text: body?.kind === 'text' ? quoted(body.text) : '',
    file: body?.kind === 'file' ? `await readFile(${quoted(body.file.name)})` : '',
    multipart: 'form',
  }
  return [
    ...before,
    `const response = await fetch(${quoted(url)}, {`,
    `  method: ${quoted(method)},`,
    ...(headers.length > 0 ? [`  headers: [\n${headers.join('')}  ],`] : []),
    ...(body ? [`  body: ${bodies[body.kind]},`] : []),
    '})',
    'console.log(response.status, await response.text())',
  ].join('\n')
}
