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

type AddressSource = Extract<ReferenceSource, { kind: 'address' }>

async function loaded({ url, credentials }: AddressSource, maxBytes: number): Promise<SourceText> {
  const response = await fetchDocument({ url, credentials, maxBytes })
  if (response.outcome === 'loaded') return { ...response, address: url }
  if (response.outcome === 'too-large') throw tooManyBytes(maxBytes)
  throw response.outcome === 'refused'
    ? new DescriptionError({ code: 'status', values: { status: String(response.status) } })
    : new DescriptionError({ code: 'network', values: {} })
}

/** @throws {DescriptionError} `network`, `status`, `empty`, `too-many-bytes`, `not-a-description`. */
export async function loadSource(
  source: ReferenceSource,
  { maxBytes }: ReferenceLimits,
): Promise<SourceText> {
  if (source.kind === 'portal' && source.response.byteLength > maxBytes) throw tooManyBytes(maxBytes)
  const found: SourceText =
    source.kind === 'address'
      ? await loaded(source, maxBytes)
      : source.kind === 'portal'
        ? {
            text: portalText(source.response),
            sizeBytes: source.response.byteLength,
            address: source.address,
          }
        : { text: source.text, sizeBytes: new Blob([source.text]).size, address: source.address }
  if (found.sizeBytes > maxBytes) throw tooManyBytes(maxBytes)
  if (found.text.trim() === '') throw new DescriptionError({ code: 'empty', values: {} })
  return found
}
