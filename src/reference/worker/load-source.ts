import { isRecord } from '../../lib/is-record'
import { DescriptionError } from '../protocol/failure'
import type { ReferenceLimits, WorkerSource } from '../protocol/messages'

export interface SourceText {
  readonly text: string
  readonly sizeBytes: number
  /** Where it came from. */
  readonly address?: string
  /** Origins that the portal's operator lets have credentials. Undefined: the server sends no list. */
  readonly trustedServers?: readonly string[]
}

function portalText(response: ArrayBuffer): Pick<SourceText, 'text' | 'trustedServers'> {
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder().decode(response))
  } catch {
    throw new DescriptionError({ code: 'not-a-description', values: { found: 'other' } })
  }
  const { content, servers }: Record<string, unknown> = isRecord(body) ? body : {}
  if (typeof content !== 'string')
    // Some servers send the description itself where the text belongs.
    return { text: JSON.stringify(isRecord(content) ? content : body) }
  const isList = Array.isArray(servers)
  return {
    text: content,
    trustedServers: isList ? servers.filter((one) => typeof one === 'string') : undefined,
  }
}

/** @throws {RangeError} for an encoding that the browser does not know. */
async function fileText(file: Blob): Promise<string> {
  const charset = /charset="?([^";\s]+)/i.exec(file.type)?.[1]
  return new TextDecoder(charset ?? 'utf-8').decode(await file.arrayBuffer())
}

/** @throws {DescriptionError} `empty`, `too-many-bytes`, `not-a-description`. */
export async function loadSource(source: WorkerSource, { maxBytes }: ReferenceLimits): Promise<SourceText> {
  const sizeBytes =
    source.kind === 'portal'
      ? source.response.byteLength
      : (source.kind === 'file' ? source.file : new Blob([source.text])).size
  if (sizeBytes > maxBytes)
    throw new DescriptionError({ code: 'too-many-bytes', values: { limit: String(maxBytes) } })
  const { text, trustedServers } = await textOf(source)
  if (text.trim() === '') throw new DescriptionError({ code: 'empty', values: {} })
  return { text, sizeBytes, address: source.address, trustedServers }
}

async function textOf(source: WorkerSource): Promise<Pick<SourceText, 'text' | 'trustedServers'>> {
  if (source.kind === 'portal') return portalText(source.response)
  return { text: source.kind === 'file' ? await fileText(source.file) : source.text }
}
