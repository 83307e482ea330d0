import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingOf } from './negotiation'
import { addVary } from './vary'

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** A page is compressed for each request: in less than a millisecond, to little more than the best there is. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

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
  const body = await (encoding === 'br' ? brotlied(page, quality) : gzipped(page))
  return reply.header('content-encoding', encoding).send(body)
}
