import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCompressible } from './compression'
import { isKnownTo, type OperationResponse } from './operation-response'
import type { Operation } from './operation'
import { varyByLanguage } from './reader-language'
import { crossOriginResource } from './security-headers'
import { addVary } from './vary'

export function sendResponse(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  response: OperationResponse,
): FastifyReply {
  if (isCompressible(operation)) addVary(reply, 'Accept-Encoding')
  if (operation.types) addVary(reply, 'Accept')
  if (operation.isTranslated) {
    varyByLanguage(request, reply)
    reply.header('content-language', request.circumstances.language)
  }
  if (operation.isCrossOrigin) reply.headers(crossOriginResource)
  reply.header('cache-control', response.cacheControl ?? cacheControl(operation, request))

  if (response.etag) {
    reply.header('etag', response.etag)
    // For other methods 304 would deny a change that was made: RFC 9110, section 13.1.2.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && isKnownTo(request.headers['if-none-match'], response.etag)) return reply.code(304).send()
  }
  reply.code(response.status)
  if (response.type) reply.header('content-type', response.type)
  if (response.encoding) reply.header('content-encoding', response.encoding)
  return reply.send(response.body)
}

/** Reads are revalidated each time, which the tag makes cheap; other responses must not be stored. */
function cacheControl(
  { access, isCached: remembered }: Operation,
  { circumstances }: FastifyRequest,
): string {
  if (!remembered) return 'no-store'
  return access === 'anyone' || circumstances.portal.settings.public ? 'no-cache' : 'private, no-cache'
}
