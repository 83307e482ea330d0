import { createReadStream } from 'node:fs'
import { refuse } from '../commands/command'
import { sizeLimits } from '../import/source-folder'

/** Time for the whole response: a description of 20 MB takes 20 seconds at 8 Mbit/s. */
const mostSeconds = 30
const mostBytes = sizeLimits.specification
const mostMegabytes = mostBytes / 1024 / 1024

/** A text that is to be an API description. */
export interface DescriptionSource {
  /** Path or URL as messages name it, without a query, which may hold a token. */
  name: string
  text: string
}

/**
 * Reads a file, or what is at a URL of http or https.
 *
 * @throws {CommandRefused} if there is none, it is too large or no text, or the server does not answer in time.
 */
export async function readDescriptionSource(source: string): Promise<DescriptionSource> {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(source)?.[1]?.toLowerCase()
  const { name, bytes } = scheme === undefined ? await readPath(source) : await fetchUrl(source, scheme)
  return { name, text: textOf(name, bytes) }
}

function textOf(name: string, bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(`${name} is not UTF-8 text. Name an OpenAPI description in YAML or JSON.`)
  }
  if (text.trimStart().startsWith('<'))
    refuse(
      `${name} is a page or XML, not an API description. Name the description itself, whose address often ends in openapi.json or openapi.yaml.`,
    )
  return text
}

async function readPath(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  try {
    return { name: path, bytes: await limitedBytes(createReadStream(path), path) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    const reasons: Readonly<Record<string, string>> = {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder',
      EACCES: 'this user may not read it',
    }
    return refuse(
      `${path} cannot be read: ${reasons[code] ?? code}. Name an OpenAPI description, as a file or as a URL that begins with https://.`,
    )
  }
}

const tooLarge = (name: string) =>
  `${name} has more than ${mostMegabytes} MB, and at most ${mostMegabytes} MB are taken. Leave out what readers do not need, such as long examples.`

async function fetchUrl(source: string, scheme: string): Promise<{ name: string; bytes: Uint8Array }> {
  if (!/^https?$/.test(scheme) || !URL.canParse(source))
    refuse('The address of the description must be a URL with https or http, or else the path of a file.')
  const url = new URL(source)
  const name = `${url.origin}${url.pathname}`
  // Other users of the machine see the arguments of every process.
  if (url.username || url.password)
    refuse(
      `The address ${name} must not hold a user or password. Download the description, and name the file.`,
    )
  const signal = AbortSignal.timeout(mostSeconds * 1000)
  try {
    const response = await fetch(url, {
      signal,
      headers: { accept: 'application/yaml, application/json, */*;q=0.5' },
    })
    if (scheme === 'https' && !response.url.startsWith('https:'))
      refuse(`${name} redirects to http, which others can change on the way. Name an address with https.`)
    if (!response.ok) refuse(`${name} has status ${response.status}. ${adviceFor(response.status)}`)
    return { name, bytes: await limitedBytes(bodyOf(response), name) }
  } catch (error) {
    if (signal.aborted)
      refuse(
        `${name} did not answer in full within ${mostSeconds} s. Try again, or download it and name the file.`,
      )
    if (!(error instanceof TypeError)) throw error
    const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
    return refuse(
      `${name} cannot be reached (${code ?? 'the connection failed'}). Check the address, or download it and name the file.`,
    )
  }
}

const bodyOf = (response: Response) => (response.body ?? []) as AsyncIterable<Uint8Array>

const adviceFor = (status: number) =>
  status === 401 || status === 403
    ? 'Download the description as someone who may read it, and name the file.'
    : 'Check the address.'

/** A pipe has no size, and the length in a header is what a server claims, so the bytes are counted. */
async function limitedBytes(stream: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream) {
    size += part.length
    if (size > mostBytes) refuse(tooLarge(name))
    parts.push(part)
  }
  return Buffer.concat(parts)
}
