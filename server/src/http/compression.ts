import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingOf } from './negotiation'
import type { Operation } from './operation'
import type { OperationResponse } from './operation-response'
import { addVary } from './vary'

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Pages are compressed for each request: in less than a millisecond, to little more than the best there is. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Below this, the headers of a response are as long as its body. */
const leastBytes = 1_000

export type Encoding = 'br' | 'gzip'

/**
 * Whether responses are compressed. A compressed response that repeats parts of its request beside a secret tells the secret by its
 * length. So there is none in what all with the same access get, and operations whose responses are the caller's own declare it.
 */
export function isCompressible({ isCached, isCompressed }: Operation): boolean {
  return Boolean(isCached || isCompressed)
}

/** Returns the encoding for the response of an operation; undefined for none. */
export function encodingFor(operation: Operation, { headers }: FastifyRequest): Encoding | undefined {
  return isCompressible(operation) ? encodingOf(headers['accept-encoding']) : undefined
}

/** Returns the response with its text compressed. Its tag is weak then, because other bytes have it as well. */
export async function compressed(
  response: OperationResponse,
  encoding: Encoding | undefined,
): Promise<OperationResponse> {
  const { type, body, etag } = response
  if (!encoding || body === undefined || !type || !/json|yaml|^text\//.test(type)) return response
  if (Buffer.byteLength(body) <= leastBytes) return response
  return { ...response, encoding, body: await compress(body, encoding), etag: etag && `W/${etag}` }
}

/**
 * Sends a page as the browser accepts it. A page that repeated parts of its request beside a secret would tell the secret by its length;
 * ours have neither.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  addVary(reply, 'Accept-Encoding')
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (!encoding) return reply.send(page)
  return reply.header('content-encoding', encoding).send(await compress(page, encoding))
}

function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotlied(text, quality) : gzipped(text)
}
