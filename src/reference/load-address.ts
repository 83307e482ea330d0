import { fetchDocument } from '../api/fetch-document'
import { DescriptionError } from './protocol/failure'
import type { ReferenceSource, WorkerSource } from './protocol/messages'

export type AddressSource = Extract<ReferenceSource, { readonly kind: 'address' }>

/** Loads a description for the worker. @throws {DescriptionError} `network`, `status`, `too-many-bytes`. */
export async function loadAddress(
  { url, credentials }: AddressSource,
  maxBytes: number,
  signal: AbortSignal,
): Promise<WorkerSource> {
  const result = await fetchDocument({ url, credentials, maxBytes, signal })
  switch (result.outcome) {
    case 'loaded':
      return { kind: 'file', file: result.body, address: url }
    case 'too-large':
      throw new DescriptionError({ code: 'too-many-bytes', values: { limit: String(maxBytes) } })
    case 'refused':
      throw new DescriptionError({ code: 'status', values: { status: String(result.status) } })
    case 'unreachable':
      throw new DescriptionError({ code: 'network', values: {} })
  }
}
