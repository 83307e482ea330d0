import { exchange } from './exchange'
import { cacheableTag } from './cacheable-tag'

/** Whether a document is known already, by its entity tag. */
export type IsKnown = (tag: string) => boolean | Promise<boolean>

export interface DocumentRequest {
  /** Absolute. */
  readonly url: string
  readonly credentials: RequestCredentials
  readonly maxBytes: number
  /** Nothing is read of a document that is known. Asked once the server has sent the head of its response. */
  readonly isKnown?: IsKnown
}

export type DocumentResult =
  | {
      readonly outcome: 'loaded'
      readonly text: string
      readonly sizeBytes: number
      /** Entity tag; undefined if the response must not be cached. */
      readonly tag: string | undefined
    }
  | { readonly outcome: 'known' }
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
  isKnown,
}: DocumentRequest): Promise<DocumentResult> {
  const parts: string[] = []
  let decoder: TextDecoder | undefined
  let isRead = true
  const result = await exchange(
    async (signal) => {
      const response = await fetch(url, { credentials, headers: { accept: ACCEPT }, signal })
      const tag = response.ok && isKnown && cacheableTag(response)
      if (!tag || !(await isKnown(tag))) return response
      isRead = false
      await response.body?.cancel()
      return new Response(null, response)
    },
    { maxBytes, isWhole: true },
    (piece, { headers }) => {
      decoder ??= decoderFor(headers.get('content-type'))
      parts.push(decoder.decode(piece, { stream: true }))
    },
  )
  const { response, ending } = result
  if (!response || ending === 'broken') return { outcome: 'unreachable' }
  if (!response.ok) return { outcome: 'refused', status: response.status }
  if (!isRead) return { outcome: 'known' }
  if (ending !== 'complete') return { outcome: 'too-large' }
  if (decoder) parts.push(decoder.decode())
  return { outcome: 'loaded', text: parts.join(''), sizeBytes: result.sizeBytes, tag: cacheableTag(response) }
}
