import { PLACEHOLDERS } from '../placeholders'
import type { HeaderLine, Part, PreparedBody, PreparedRequest } from '../prepared-request'

/**
 * Quotes a word for a POSIX shell. Everything from a description goes through here: readers paste what they see, and nothing
 * of it may be run.
 */
const singleQuoted = (shellArgument: string): string =>
  /^[\w%+,./:=@-]+$/.test(shellArgument) ? shellArgument : `'${shellArgument.replaceAll("'", `'\\''`)}'`

const VARIABLES = new Map([
  [PLACEHOLDERS.key as string, '$API_KEY'],
  [PLACEHOLDERS.token, '$TOKEN'],
])
const STANDS_FOR_SECRET = new RegExp(`(${[...VARIABLES.keys()].join('|')})`)

/** A word in which placeholders are variables of the shell, which only double quotes fill in. */
function shellArgument(text: string, isMasked: boolean): string {
  const pieces = isMasked ? text.split(STANDS_FOR_SECRET) : [text]
  if (pieces.length === 1) return singleQuoted(text)
  const filled = pieces.map((piece) => VARIABLES.get(piece) ?? piece)
  if (pieces.every((piece) => /^[\w:= -]*$/.test(piece))) return `"${filled.join('')}"`
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => (VARIABLES.has(piece) ? `"${VARIABLES.get(piece)}"` : singleQuoted(piece)))
    .join('')
}

const headerOption = ([name, value]: HeaderLine, isMasked: boolean): string =>
  isMasked && value === `Basic ${PLACEHOLDERS.basic}`
    ? '-u "$USERNAME:$PASSWORD"'
    : `-H ${shellArgument(value === '' ? `${name};` : `${name}: ${value}`, isMasked)}`

const inQuotes = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

function partOption({ name, fileName, contentType, headers, content }: Part): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`
  const own = headers.map(([header, value]) => `;headers=${inQuotes(`${header}: ${value}`)}`).join('')
  if (fileName !== undefined) return `-F ${singleQuoted(`${name}=@${inQuotes(fileName)}${type}${own}`)}`
  const text = typeof content === 'string' ? content : ''
  if (type === '' && own === '') return `--form-string ${singleQuoted(`${name}=${text}`)}`
  return `-F ${singleQuoted(`${name}=${inQuotes(text)}${type}${own}`)}`
}

function bodyOptions(body: PreparedBody): string[] {
  if (body.kind === 'multipart') return body.parts.map(partOption)
  const type = `-H ${singleQuoted(`Content-Type: ${body.mediaType}`)}`
  if (body.kind === 'file') return [type, `--data-binary ${singleQuoted(`@${body.file.name}`)}`]
  return [type, `--data-raw ${singleQuoted(body.text)}`]
}

/** A call of curl. @param isMasked - Secrets are placeholders, which become variables of the shell. */
export function curl({ method, url, headers, cookies, body }: PreparedRequest, isMasked: boolean): string {
  const pairs = cookies.map(([name, value]) => `${name}=${value}`).join('; ')
  const options = [
    // Brackets and braces would be read as lists of addresses.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...(method === 'GET' ? [] : method === 'HEAD' ? ['--head'] : [`-X ${singleQuoted(method)}`]),
    ...headers.map((line) => headerOption(line, isMasked)),
    ...(pairs === '' ? [] : [`-b ${shellArgument(pairs, isMasked)}`]),
    ...(body ? bodyOptions(body) : []),
  ]
  return [`curl ${shellArgument(url, isMasked)}`, ...options].join(' \\\n  ')
}
