import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnownTo, type Answer } from './answer'
import type { Operation } from './operation'
import { crossOriginResource } from './security-headers'

export function sendAnswer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply {
  if (operation.types) addVary(reply, 'Accept')
  if (operation.translated) {
    addVary(reply, 'Accept-Language')
    reply.header('content-language', request.circumstances.language)
  }
  if (operation.crossOrigin) reply.headers(crossOriginResource)
  reply.header('cache-control', cacheControl(operation, request))

  if (answer.etag) {
    reply.header('etag', answer.etag)
    // Anything else would be done and then denied: RFC 9110, section 13.1.2.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && isKnownTo(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  }
  reply.code(answer.status)
  if (answer.type) reply.header('content-type', answer.type)
  return reply.send(answer.body)
}

/** Reads are asked for again each time, which the tag makes cheap; the rest is nobody's to keep. */
function cacheControl({ access, remembered }: Operation, { circumstances }: FastifyRequest): string {
  if (!remembered) return 'no-store'
  return access === 'anyone' || circumstances.portal.settings.public ? 'no-cache' : 'private, no-cache'
}

/** Adds a request header that the response depends on to those that CORS and others named before. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = [reply.getHeader('vary') ?? []].flat().flatMap((value) => String(value).split(/, */))
  if (names.some((known) => known === '*' || known.toLowerCase() === name.toLowerCase())) return
  reply.header('vary', [...names, name].join(', '))
}
