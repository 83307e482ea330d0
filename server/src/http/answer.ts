import { createHash } from 'node:crypto'

/** What a route answers with; the refusals are problems, thrown. */
export interface Answer {
  readonly status: number
  /** Content type of the body. */
  readonly type?: string
  readonly body?: string | Buffer
  /** Quoted, as the header has it. Given to reads, so that a client need not load the same twice. */
  readonly etag?: string
}

export function json(value: unknown): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

export const noContent: Answer = { status: 204 }

/** What was just made. @param etag - Of the thing itself, where the answer says more than a later read. */
export function created(value: unknown, etag?: string): Answer {
  return { ...json(value), status: 201, etag }
}

/** Something that callers may change, with the tag by which they say which state they saw. */
export function changeable(value: unknown): Answer & { etag: string } {
  return { ...json(value), etag: tagOf(value) }
}

/** The same as long as the thing looks the same. */
export function tagOf(value: unknown): string {
  return etagOf(JSON.stringify(value))
}

/** The same answer as bytes with a tag, ready to be kept and sent many times. */
export function sealed(answer: Answer): Answer {
  if (answer.body === undefined) return answer
  const body = Buffer.from(answer.body)
  return { ...answer, body, etag: answer.etag ?? etagOf(body) }
}

function etagOf(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether an `If-None-Match` header names the tag. Weak tags count: the bytes behind them are the same. */
export function isKnownTo(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
