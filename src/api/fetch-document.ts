export interface DocumentCall {
  /** Absolute. */
  readonly url: string
  readonly credentials: RequestCredentials
  readonly maxBytes: number
}

export type DocumentAnswer =
  | { readonly outcome: 'loaded'; readonly text: string; readonly sizeBytes: number }
  | { readonly outcome: 'refused'; readonly status: number }
  | { readonly outcome: 'too-large' }
  /** Offline, wrong address, refused by CORS or by a content security policy. */
  | { readonly outcome: 'unreachable' }

// Only characters that a request to another origin may carry in this header without being asked about first.
const ACCEPT = 'application/vnd.oai.openapi+json, application/json, application/yaml, text/yaml, */*;q=0.1'

/** @throws {RangeError} for an encoding that the browser does not know. */
function decoderFor(contentType: string | null): TextDecoder {
  const charset = /charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1]
  return new TextDecoder(charset ?? 'utf-8')
}

async function read(response: Response, maxBytes: number): Promise<DocumentAnswer> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel()
    return { outcome: 'too-large' }
  }
  const decoder = decoderFor(response.headers.get('content-type'))
  const reader = response.body?.getReader()
  const parts: string[] = []
  let sizeBytes = 0
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    sizeBytes += piece.value.length
    if (sizeBytes > maxBytes) {
      await reader?.cancel()
      return { outcome: 'too-large' }
    }
    parts.push(decoder.decode(piece.value, { stream: true }))
  }
  parts.push(decoder.decode())
  return { outcome: 'loaded', text: parts.join(''), sizeBytes }
}

/** Loads a text from anywhere, once, and stops as soon as it is larger than allowed. For workers: it blocks nothing else. */
export async function fetchDocument({ url, credentials, maxBytes }: DocumentCall): Promise<DocumentAnswer> {
  try {
    const response = await fetch(url, { credentials, headers: { accept: ACCEPT } })
    if (!response.ok) return { outcome: 'refused', status: response.status }
    return await read(response, maxBytes)
  } catch {
    return { outcome: 'unreachable' }
  }
}
