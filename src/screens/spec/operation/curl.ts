import type { Operation, Parameter, SecurityScheme } from '../../../reference'
import { addressOfServer } from './server-address'

/** A body as it is sent. */
export interface SampleBody {
  readonly mediaType: string
  readonly text: string
}

/**
 * Quotes a word for a POSIX shell. Everything from a description goes through here: readers paste what they see, and nothing
 * of it may be run.
 */
const quoted = (word: string): string =>
  /^[\w%+,./:=?@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** A word that ends in a variable of the shell, which only double quotes fill in. */
const quotedWith = (word: string, variable: string): string =>
  /^[\w:= -]+$/.test(word) ? `"${word}$${variable}"` : `${quoted(word)}"$${variable}"`

/** What an example says without the quotes of its JSON; undefined where there is none. */
function exampleOf({ examples, schema }: Parameter): string | undefined {
  const written = examples.find(({ text }) => text !== '')?.text
  if (written !== undefined) return plain(written)
  const value = schema?.examples[0] ?? schema?.const ?? schema?.enum?.[0]?.value ?? schema?.default
  return value === undefined ? undefined : plain(typeof value === 'string' ? value : JSON.stringify(value))
}

function plain(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every((part) => typeof part !== 'object')
      ? value.join(',')
      : String(text)
  } catch {
    return text
  }
}

function addressFor(operation: Operation, query: readonly string[]): string {
  const path = operation.path.replace(/[{]([^{}]+)[}]/g, (whole, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    const example = parameter && exampleOf(parameter)
    return example === undefined ? whole : encodeURIComponent(example)
  })
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  return `${addressOfServer(operation.servers[0])}${path}${search}`
}

/** Options that let the caller in, by the first way that needs something; secrets stay variables of the shell. */
function credentialOptions(operation: Operation, schemes: readonly SecurityScheme[]): string[] {
  const way = operation.security.find((one) => one.schemes.length > 0)
  return (way?.schemes ?? []).flatMap(({ name }) => {
    const scheme = schemes.find((one) => one.name === name)
    if (!scheme) return []
    if (scheme.type === 'apiKey') {
      if (scheme.in === 'header') return [`-H ${quotedWith(`${scheme.parameter}: `, 'API_KEY')}`]
      if (scheme.in === 'cookie') return [`-b ${quotedWith(`${scheme.parameter}=`, 'API_KEY')}`]
      return [`--url-query ${quotedWith(`${scheme.parameter}=`, 'API_KEY')}`]
    }
    if (scheme.type === 'http' && scheme.scheme === 'basic') return ['-u "$USERNAME:$PASSWORD"']
    if (scheme.type === 'http' || scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
      return [`-H ${quotedWith('Authorization: Bearer ', 'TOKEN')}`]
    return []
  })
}

function bodyOptions({ mediaType, text }: SampleBody): string[] {
  const essence = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const fields = essence === 'multipart/form-data' || essence === 'application/x-www-form-urlencoded'
  const values = fields ? fieldsOf(text) : undefined
  if (values) {
    const option = essence === 'multipart/form-data' ? '-F' : '--data-urlencode'
    return values.map(([name, value]) => `${option} ${quoted(`${name}=${value}`)}`)
  }
  return [`-H ${quoted(`Content-Type: ${mediaType}`)}`, `-d ${quoted(text)}`]
}

function fieldsOf(text: string): [string, string][] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    return Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' ? field : JSON.stringify(field),
    ])
  } catch {
    return undefined
  }
}

/** A call of the operation with curl: what is required, filled with examples. */
export function curlOf(
  operation: Operation,
  schemes: readonly SecurityScheme[],
  body: SampleBody | undefined,
): string {
  const required = operation.parameters.filter((parameter) => parameter.required)
  const placeholder = (parameter: Parameter) => exampleOf(parameter) ?? `{${parameter.name}}`
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(placeholder(parameter))}`)
  const options = [
    ...(operation.method === 'GET' ? [] : [`-X ${quoted(operation.method)}`]),
    ...credentialOptions(operation, schemes),
    ...required
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => `-H ${quoted(`${parameter.name}: ${placeholder(parameter)}`)}`),
    ...required
      .filter((parameter) => parameter.in === 'cookie')
      .map((parameter) => `-b ${quoted(`${parameter.name}=${placeholder(parameter)}`)}`),
    ...(body ? bodyOptions(body) : []),
  ]
  return [`curl ${quoted(addressFor(operation, query))}`, ...options].join(' \\\n  ')
}
