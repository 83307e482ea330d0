import { exchange } from './exchange'

export interface DocumentRequest {
  /** Absolute. */
  readonly url: string
  readonly credentials: RequestCredentials
  readonly maxBytes: number
}

export type DocumentResult =
  | {
      readonly outcome: 'loaded'
      readonly text: string
      readonly sizeBytes: number
    }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'too-large' }
  /** Offline, wrong URL, refused by CORS or by a content security policy. */
  | { readonly outcome: 'unreachable' }

// Only characters that are allowed in this header without a CORS preflight.
const ACCEPT = 'application/vnd.oai.openapi+json, application/json, application/yaml, text/yaml, */*;q=0.1'

/** @throws {RangeError} for an encoding that the browser does not know. */
function decoderFor(contentType: string | null): TextDecoder {
  const charset = /charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1]
  return new TextDecoder(charset ?? 'utf-8')
}

/** Loads a text from any URL, and stops as soon as it is larger than allowed. For workers. */
export async function fetchDocument({
  url,
  credentials,
  maxBytes,
}: DocumentRequest): Promise<DocumentResult> {
  const parts: string[] = []
  let decoder: TextDecoder | undefined
  const result = await exchange(
    (signal) => fetch(url, { credentials, headers: { accept: ACCEPT }, signal }),
    { maxBytes, isWhole: true },
    (piece, { headers }) => {
      decoder ??= decoderFor(headers.get('content-type'))
      parts.push(decoder.decode(piece, { stream: true }))
    },
  )
  const { response, ending } = result
  if (!response || ending === 'broken') return { outcome: 'unreachable' }
  if (!response.ok) return { outcome: 'refused', status: response.status }
  if (ending !== 'complete') return { outcome: 'too-large' }
  if (decoder) parts.push(decoder.decode())
  return { outcome: 'loaded', text: parts.join(''), sizeBytes: result.sizeBytes }
}
