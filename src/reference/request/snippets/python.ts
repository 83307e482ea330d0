import type { PreparedRequest } from '../prepared-request'
import { jsonBodyOf, literal, pythonSyntax } from './json-literals'
import { formPairsOf, headersByName, quoted } from './writing'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

function bodyArguments(request: PreparedRequest): string[] {
  const { body } = request
  const json = jsonBodyOf(request)
  if (json) return [`    json=${literal(json.value, pythonSyntax, 1)},`]
  const pairs = formPairsOf(request)
  if (pairs)
    return [
      '    data={',
      ...pairs.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`),
      '    },',
    ]
  if (body?.kind === 'text') return [`    data=${quoted(body.text)}.encode("utf-8"),`]
  if (body?.kind === 'file') return [`    data=open(${quoted(body.file.name)}, "rb"),`]
  const files = (body?.parts ?? []).map(({ name, fileName, contentType, content }) => {
    const value =
      fileName === undefined
        ? `None, ${quoted(typeof content === 'string' ? content : '')}`
        : `${quoted(fileName)}, open(${quoted(fileName)}, "rb")`
    return `        (${quoted(name)}, (${value}${contentType === undefined ? '' : `, ${quoted(contentType)}`})),`
  })
  return files.length > 0 ? ['    files=[', ...files, '    ],'] : []
}

/** With `requests`, which sends the content types of its own bodies. */
export function python(request: PreparedRequest): string {
  const { method, url } = request
  const isOwnType = jsonBodyOf(request)?.isPlain === true || formPairsOf(request) !== undefined
  const headers = headersByName(request)
    .filter(([name]) => !isOwnType || name !== 'Content-Type')
    .map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`)
  const isKnown = METHODS.includes(method)
  return [
    'import requests',
    '',
    isKnown ? `response = requests.${method.toLowerCase()}(` : 'response = requests.request(',
    ...(isKnown ? [] : [`    ${quoted(method)},`]),
    `    ${quoted(url)},`,
    ...(headers.length > 0 ? ['    headers={', ...headers, '    },'] : []),
    ...bodyArguments(request),
    '    timeout=60,',
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')
}
