import { fetchDocument } from '../../api/fetch-document'
import { isRecord } from '../../lib/is-record'
import { DescriptionError } from '../protocol/failure'
import type { ReferenceLimits, ReferenceSource } from '../protocol/messages'

export interface SourceText {
  readonly text: string
  readonly sizeBytes: number
  /** Where it came from. */
  readonly address?: string
}

const tooManyBytes = (limit: number) =>
  new DescriptionError({ code: 'too-many-bytes', values: { limit: String(limit) } })

function portalText(answer: ArrayBuffer): string {
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder().decode(answer))
  } catch {
    throw new DescriptionError({ code: 'not-a-description', values: { found: 'other' } })
  }
  const content = isRecord(body) ? body.content : undefined
  if (typeof content === 'string') return content
  // Some servers send the description itself where the text belongs.
  return JSON.stringify(isRecord(content) ? content : body)
}

async function loaded(url: string, credentials: RequestCredentials, maxBytes: number): Promise<SourceText> {
  const answer = await fetchDocument({ url, credentials, maxBytes })
  if (answer.outcome === 'loaded') return { ...answer, address: url }
  if (answer.outcome === 'too-large') throw tooManyBytes(maxBytes)
  throw answer.outcome === 'refused'
    ? new DescriptionError({ code: 'status', values: { status: String(answer.status) } })
    : new DescriptionError({ code: 'network', values: {} })
}

/** @throws {DescriptionError} `network`, `status`, `empty`, `too-many-bytes`, `not-a-description`. */
export async function loadSource(
  source: ReferenceSource,
  { maxBytes }: ReferenceLimits,
): Promise<SourceText> {
  if (source.kind === 'portal' && source.answer.byteLength > maxBytes) throw tooManyBytes(maxBytes)
  const found: SourceText =
    source.kind === 'address'
      ? await loaded(source.url, source.credentials, maxBytes)
      : source.kind === 'portal'
        ? { text: portalText(source.answer), sizeBytes: source.answer.byteLength, address: source.address }
        : { text: source.text, sizeBytes: new Blob([source.text]).size, address: source.address }
  if (found.sizeBytes > maxBytes) throw tooManyBytes(maxBytes)
  if (found.text.trim() === '') throw new DescriptionError({ code: 'empty', values: {} })
  return found
}
