import { isRecord } from '../../lib/is-record'
import { DescriptionError } from '../protocol/failure'
import type { ReferenceLimits, WorkerSource } from '../protocol/messages'

export interface SourceText {
  readonly text: string
  readonly sizeBytes: number
  /** Where it came from. */
  readonly address?: string
}

function portalText(response: ArrayBuffer): string {
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder().decode(response))
  } catch {
    throw new DescriptionError({ code: 'not-a-description', values: { found: 'other' } })
  }
  const content = isRecord(body) ? body.content : undefined
  if (typeof content === 'string') return content
  // Some servers send the description itself where the text belongs.
  return JSON.stringify(isRecord(content) ? content : body)
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
  const text = await textOf(source)
  if (text.trim() === '') throw new DescriptionError({ code: 'empty', values: {} })
  return { text, sizeBytes, address: source.address }
}

function textOf(source: WorkerSource): string | Promise<string> {
  if (source.kind === 'text') return source.text
  return source.kind === 'file' ? fileText(source.file) : portalText(source.response)
}
