// Copied from server/src/rules/documents/requests/read-curl.ts by `npm run contract`. Do not edit.

import { directivesOf } from './directives'
import { type HttpRequest, METHODS, RequestFault } from './guide-request'
import { shellWords } from './shell-words'

/** Options that change nothing of the request. */
const IGNORED =
  /^(?:-[sSivLfgkN]|--(?:silent|show-error|include|verbose|location|fail|fail-with-body|compressed|globoff|no-buffer|http1\.1|http2))$/
const WITH_VALUE: Readonly<Record<string, string>> = {
  ...{ '-X': 'method', '--request': 'method', '-H': 'header', '--header': 'header', '--url': 'url' },
  ...{
    '-d': 'data',
    '--data': 'data',
    '--data-ascii': 'data',
    '--data-raw': 'raw',
    '--data-binary': 'binary',
  },
  ...{ '--json': 'json', '--data-urlencode': 'encoded', '-A': 'agent', '--user-agent': 'agent' },
  ...{ '-o': 'ignored', '--output': 'ignored', '-m': 'ignored', '--max-time': 'ignored' },
}

interface Given {
  url?: string
  method?: string
  headers: [string, string][]
  data: string[]
  isJson: boolean
  isQuery: boolean
}

/** Reads one call of curl, as far as a page can send the same. */
export function readCurl(text: string): HttpRequest {
  const source = text.replace(/\r\n?/g, '\n')
  const [command, ...words] = shellWords(source)
  if (command?.text !== 'curl') throw new RequestFault('begins with no call of curl', command?.line)
  const given: Given = { headers: [], data: [], isJson: false, isQuery: false }
  const rest = words.values()
  for (const { text: word, line } of rest) {
    if (!word.startsWith('-') || word === '-') {
      takeUrl(given, word, line)
      continue
    }
    for (const { option, value } of optionsIn(word)) {
      if (option === '-G' || option === '--get') given.isQuery = true
      else if (option === '-I' || option === '--head') given.method ??= 'HEAD'
      else if (!IGNORED.test(option))
        take(given, option, value ?? (nameOf(option, line), rest.next().value?.text), line)
    }
  }
  return { ...requestOf(given, command.line), ...directivesOf(source.split('\n')) }
}

/** Short options may be written together, and with their value: `-sXPOST`. */
function optionsIn(word: string): { option: string; value?: string }[] {
  if (word.startsWith('--')) {
    const [option = '', ...value] = word.split('=')
    return value.length > 0 ? [{ option, value: value.join('=') }] : [{ option }]
  }
  const options: { option: string; value?: string }[] = []
  for (let at = 1; at < word.length; at += 1) {
    const option = `-${word[at]}`
    if (Object.hasOwn(WITH_VALUE, option)) {
      const value = word.slice(at + 1)
      return [...options, value === '' ? { option } : { option, value }]
    }
    options.push({ option })
  }
  return options
}

function nameOf(option: string, line: number): string {
  const name = Object.hasOwn(WITH_VALUE, option) ? WITH_VALUE[option] : undefined
  if (name === undefined)
    throw new RequestFault(
      `\`${option}\` cannot be sent from a page; use the fence \`sh\` for code that is not run here`,
      line,
    )
  return name
}

function take(given: Given, option: string, value: string | undefined, line: number): void {
  const name = nameOf(option, line)
  if (value === undefined) throw new RequestFault(`\`${option}\` has no value`, line)
  const isFile =
    name === 'encoded' ? /^[\w-]*@/.test(value) : /^(?:data|binary|json)$/.test(name) && value.startsWith('@')
  if (isFile) throw new RequestFault(`\`${option}\` names a file, which a page cannot read`, line)
  if (name === 'url') takeUrl(given, value, line)
  else if (name === 'method') given.method = value.toUpperCase()
  else if (name === 'header') {
    const colon = value.indexOf(':')
    if (colon < 1) throw new RequestFault(`"${value.slice(0, 80)}" is no header`, line)
    given.headers.push([value.slice(0, colon).trim(), value.slice(colon + 1).trim()])
  } else if (name === 'encoded') {
    const equals = value.indexOf('=')
    given.data.push(`${value.slice(0, equals + 1)}${encodeURIComponent(value.slice(equals + 1))}`)
  } else if (/^(?:data|raw|binary|json)$/.test(name)) {
    given.data.push(name === 'data' ? value.replace(/\n/g, '') : value)
    given.isJson ||= name === 'json'
  }
}

function takeUrl(given: Given, url: string, line: number): void {
  if (given.url !== undefined) throw new RequestFault('has more than one address', line)
  if (!/^https?:\/\/[^/]/.test(url))
    throw new RequestFault(`"${url.slice(0, 80)}" is no address that begins with https:// or http://`, line)
  given.url = url
}

function requestOf({ url, method, headers, data, isJson, isQuery }: Given, line: number) {
  if (url === undefined) throw new RequestFault('has no address', line)
  const used = method ?? (data.length > 0 && !isQuery ? 'POST' : 'GET')
  if (!METHODS.includes(used)) throw new RequestFault(`\`${used}\` is no method that a page can use`, line)
  const body = data.join(isJson ? '' : '&')
  if (isQuery || data.length === 0)
    return {
      ...{ kind: 'http' as const, method: used, headers },
      url: body === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${body}`,
    }
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted)
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const added: [string, string][] = [
    ...(has('content-type') ? [] : ([['Content-Type', type]] as [string, string][])),
    ...(isJson && !has('accept') ? ([['Accept', 'application/json']] as [string, string][]) : []),
  ]
  return { kind: 'http' as const, method: used, url, headers: [...headers, ...added], body }
}
