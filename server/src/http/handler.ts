import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../rules/portal-state'
import { isKnownTo, type Answer } from './answer'
import { languageOf, mediaTypeOf } from './negotiation'
import type { Call, Operation } from './operation'
import { crossOriginResource } from './security-headers'
import type { Services } from './services'

/** Turns an operation into a handler: gathers what it works with, and sends what it answers. */
export function handlerOf(operation: Operation, services: Services) {
  const vary = [operation.types && 'Accept', operation.translated && 'Accept-Language']
    .filter(Boolean)
    .join(', ')

  return async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = callOf(operation, services, request, reply)
    const answer = await (operation.remembered
      ? services.answers.answer(keyOf(call), () => operation.handle(call))
      : operation.handle(call))
    if (vary) addVary(reply, vary)
    if (operation.translated) reply.header('content-language', call.language)
    if (operation.crossOrigin) reply.headers(crossOriginResource)
    reply.header('cache-control', cacheControl(operation, call))
    return send(request, reply, answer)
  }
}

function callOf(
  operation: Operation,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Call {
  const { portal, caller } = request.circumstances
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    portal,
    caller,
    viewer: viewerOf(portal, caller?.developer.id),
    language: operation.translated ? languageOf(request.headers['accept-language']) : 'en',
    type: operation.types ? mediaTypeOf(request.headers.accept, operation.types) : '',
    services,
    request,
    reply,
  }
}

function keyOf({ viewer, language, type, request }: Call): string {
  return `${viewer === 'unrestricted' ? '' : viewer.developerId} ${language} ${type} ${request.raw.url}`
}

/** Reads are asked for again each time, which the tag makes cheap; the rest is nobody's to keep. */
function cacheControl({ access, remembered }: Operation, { portal }: Call): string {
  if (!remembered) return 'no-store'
  return access === 'anyone' || portal.settings.public ? 'no-cache' : 'private, no-cache'
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.etag) {
    reply.header('etag', answer.etag)
    if (isKnownTo(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  }
  reply.code(answer.status)
  if (answer.type) reply.header('content-type', answer.type)
  return reply.send(answer.body)
}

export function addVary(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before ? `${String(before)}, ${names}` : names)
}
