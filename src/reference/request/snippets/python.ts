import type { PreparedRequest } from '../prepared-request'
import { allHeaders, quoted } from './writing'

/** Headers of one name are one value, as HTTP reads them anyway. */
function headerDict(request: PreparedRequest): string[] {
  const values = new Map<string, string>()
  for (const [name, value] of allHeaders(request))
    values.set(name, values.has(name) ? `${values.get(name)}, ${value}` : value)
  return [...values].map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`)
}

/** With `requests`. */
export function python(request: PreparedRequest): string {
  const { method, url, body } = request
  const headers = headerDict(request)
  const parts = body?.kind === 'multipart' ? body.parts : []
  const files = parts.map(({ name, fileName, contentType, content }) => {
    const value =
      fileName === undefined
        ? `None, ${quoted(typeof content === 'string' ? content : '')}`
        : `${quoted(fileName)}, open(${quoted(fileName)}, "rb")`
    return `        (${quoted(name)}, (${value}${contentType === undefined ? '' : `, ${quoted(contentType)}`})),`
  })
  return [
    'import requests',
    '',
    'response = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...(body?.kind === 'text' ? [`    data=${quoted(body.text)}.encode("utf-8"),`] : []),
    ...(body?.kind === 'file' ? [`    data=open(${quoted(body.file.name)}, "rb"),`] : []),
    ...(files.length > 0 ? ['    files=[', ...files, '    ],'] : []),
    '    timeout=60,',
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')
}
