import { webUrl } from '../../lib/web-url'
import type { Json } from '../protocol/shared-types'
import type { Parameter } from '../protocol/operation'
import { prepareBody } from './body'
import { percentEncoded, formEncoded } from './percent'
import type { HeaderLine, PreparedRequest, RequestParts, RequestProblem } from './prepared-request'
import { cookiePairs, headerValue, pathSegment, queryPairs } from './serialize'

type Given = RequestParts['parameters'][number]

/** A value in a media type of its own, such as JSON in a query. */
const inMediaType = ({ mediaType }: Parameter, value: Json): string | undefined => {
  if (mediaType === undefined) return undefined
  return typeof value === 'string' && !/[/+]json\b/i.test(mediaType) ? value : JSON.stringify(value)
}

/** Everything between `?` and the end: those who name the whole query have it alone. */
function queryOf(parameters: readonly Given[]): string[] {
  return parameters.flatMap(({ parameter, value }) => {
    const written = inMediaType(parameter, value)
    if (parameter.in === 'querystring') return wholeQuery(parameter, value)
    if (parameter.in !== 'query') return []
    if (written !== undefined) return [`${percentEncoded(parameter.name)}=${percentEncoded(written)}`]
    return queryPairs(parameter, value)
  })
}

function wholeQuery({ mediaType = '' }: Parameter, value: Json): string[] {
  const isForm = /x-www-form-urlencoded/i.test(mediaType) && typeof value === 'object' && value !== null
  if (!isForm) return [percentEncoded(typeof value === 'string' ? value : JSON.stringify(value))]
  return Object.entries(value).flatMap(([name, field]: [string, Json]) =>
    queryPairs({ name, style: 'form', explode: true }, field, formEncoded, formEncoded),
  )
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
const inLatin1 = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)
const inCookie = (text: string): boolean => /^[\x20-\x3a\x3c-\x7e]*$/.test(text)

/** Fills a path in. Placeholders without a value stay, so that one can see what is missing. */
function pathOf({ path, parameters }: RequestParts, problems: RequestProblem[]): string {
  const given = new Map(
    parameters.filter(({ parameter }) => parameter.in === 'path').map((one) => [one.parameter.name, one]),
  )
  const filled = path.replace(/[{]([^{}]+)[}]/g, (whole, name: string) => {
    const one = given.get(name) ?? given.get(name.replace(/^[+*]|[+*]$/g, ''))
    const written = one && inMediaType(one.parameter, one.value)
    const text =
      one && (written === undefined ? pathSegment(one.parameter, one.value) : percentEncoded(written))
    if (text) return text
    problems.push({ code: 'path-missing', name })
    return whole
  })
  const isDots = (segment: string) => /^(?:[.]|%2e){1,2}$/i.test(segment)
  if (filled.split('/').some(isDots) && !path.split('/').some(isDots)) {
    const [first] = given.keys()
    const culprit = [...given.values()].find(({ value }) => value === '.' || value === '..')
    problems.push({ code: 'dot-segment', name: culprit?.parameter.name ?? first ?? '' })
  }
  return filled
}

function headersOf({ parameters, credentials }: RequestParts, problems: RequestProblem[]): HeaderLine[] {
  const lines = [
    ...parameters
      .filter(({ parameter }) => parameter.in === 'header')
      .map(({ parameter, value }): HeaderLine => [
        parameter.name,
        (inMediaType(parameter, value) ?? headerValue(parameter, value)).trim(),
      ]),
    ...credentials
      .filter((one) => one.in === 'header')
      .map(({ name, value }): HeaderLine => [name, value.trim()]),
  ]
  for (const [name, value] of lines) {
    if (!TOKEN.test(name)) problems.push({ code: 'name', name })
    else if (!inLatin1(value)) problems.push({ code: 'header-value', name })
  }
  return lines
}

function cookiesOf({ parameters, credentials }: RequestParts, problems: RequestProblem[]): HeaderLine[] {
  const cookies = [
    ...parameters
      .filter(({ parameter }) => parameter.in === 'cookie')
      .flatMap(({ parameter, value }) => {
        const written = inMediaType(parameter, value)
        return written === undefined
          ? cookiePairs(parameter, value)
          : [[parameter.name, percentEncoded(written)] as const]
      }),
    ...credentials.filter((one) => one.in === 'cookie').map(({ name, value }) => [name, value] as const),
  ]
  for (const [name, value] of cookies) {
    if (!TOKEN.test(name)) problems.push({ code: 'name', name })
    else if (!inCookie(value)) problems.push({ code: 'cookie-value', name })
  }
  return cookies
}

function addressOf(parts: RequestParts, path: string, problems: RequestProblem[]): string {
  const [server = ''] = parts.server.trim().split(/[?#]/, 1)
  if (!webUrl(server)) problems.push({ code: 'server', name: server })
  const query = [
    ...queryOf(parts.parameters),
    ...parts.credentials
      .filter((one) => one.in === 'query')
      .map(({ name, value }) => `${percentEncoded(name)}=${percentEncoded(value)}`),
  ].join('&')
  // Some descriptions put parameters of the query into the path.
  const joiner = path.includes('?') ? '&' : '?'
  return `${server.replace(/[/]$/, '')}${path}${query === '' ? '' : joiner + query}`
}

/**
 * Writes a request as an operation wants it. Where something is wrong the request is as near to it as can be, for people to look
 * at; it must not be sent.
 */
export function buildRequest(parts: RequestParts): {
  readonly request: PreparedRequest
  readonly problems: readonly RequestProblem[]
} {
  const problems: RequestProblem[] = []
  const url = addressOf(parts, pathOf(parts, problems), problems)
  const headers = headersOf(parts, problems)
  const cookies = cookiesOf(parts, problems)
  const body = parts.body && prepareBody(parts.body)
  return { request: { method: parts.method, url, headers, cookies, body }, problems }
}
