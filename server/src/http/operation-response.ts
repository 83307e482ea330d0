import { createHash } from 'node:crypto'

/** The response of an operation. Errors are not returned but thrown, as `Problem`. */
export interface OperationResponse {
  readonly status: number
  /** Content type of the body. */
  readonly type?: string
  readonly body?: string | Buffer
  /** Value of the `ETag` header, quotes included. Set for reads, so that clients can revalidate. */
  readonly etag?: string
  /** Of the body. Absent: it is not compressed. */
  readonly encoding?: 'br' | 'gzip'
  /** Value of the `Cache-Control` header. Absent: as the operation is cached. */
  readonly cacheControl?: string
}

export function json(value: unknown): OperationResponse {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

export const noContent: OperationResponse = { status: 204 }

/** Returns 201 with a created resource. @param etag - Of the resource, if this response has more fields than a later read. */
export function created(value: unknown, etag?: string): OperationResponse {
  return { ...json(value), status: 201, etag }
}

/** Returns a resource that callers may change, with the tag that they send in `If-Match`. */
export function changeable(value: unknown): OperationResponse & { etag: string } {
  return { ...json(value), etag: tagOf(value) }
}

/** Returns a tag that changes with the content. */
export function tagOf(value: unknown): string {
  return etagOf(JSON.stringify(value))
}

/** Returns the response with its body as bytes and with a tag, ready to be cached. */
export function withTag(response: OperationResponse): OperationResponse {
  if (response.body === undefined) return response
  const body = Buffer.isBuffer(response.body) ? response.body : Buffer.from(response.body)
  return { ...response, body, etag: response.etag ?? etagOf(body) }
}

function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether an `If-None-Match` header names the tag. Weak tags count: the bytes behind them are the same. */
export function isKnownTo(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag))
}
