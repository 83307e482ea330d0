import { exchange } from './exchange'

export interface DocumentRequest {
  /** Absolute. */
  readonly url: string
  readonly credentials: RequestCredentials
  readonly maxBytes: number
  readonly signal: AbortSignal
}

export type DocumentResult =
  /** Its type is that of the response, with the charset. */
  | { readonly outcome: 'loaded'; readonly body: Blob }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'too-large' }
  /** Offline, wrong URL, refused by CORS or by a content security policy. */
  | { readonly outcome: 'unreachable' }

// Only characters that are allowed in this header without a CORS preflight.
const ACCEPT = 'application/vnd.oai.openapi+json, application/json, application/yaml, text/yaml, */*;q=0.1'

/** Loads a document from any URL, and stops as soon as it is larger than allowed. */
export async function fetchDocument({
  url,
  credentials,
  maxBytes,
  signal,
}: DocumentRequest): Promise<DocumentResult> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const { response, ending } = await exchange(
    (given) => fetch(url, { credentials, headers: { accept: ACCEPT }, signal: given }),
    { signal, maxBytes, isWhole: true },
    (piece) => void pieces.push(piece),
  )
  if (!response || ending === 'broken') return { outcome: 'unreachable' }
  if (!response.ok) return { outcome: 'refused', status: response.status }
  if (ending !== 'complete') return { outcome: 'too-large' }
  return { outcome: 'loaded', body: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }) }
}
