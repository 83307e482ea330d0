import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Operation } from './operation'
import { sendResponse } from './send-response'
import type { Services } from './services'

/**
 * Sends a cached response before the request is validated: an identical request with the same access was valid.
 */
export function shortcutOf(operation: Operation, { responseCache }: Services) {
  return function shortcut(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    const cached = operation.isCached ? responseCache.get(keyOf(request)) : undefined
    if (cached) sendResponse(operation, request, reply, cached)
    else done()
  }
}

/** Returns the route handler of an operation: it collects the input and sends the response. */
export function handlerOf(operation: Operation, services: Services) {
  return async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { params, query, body, circumstances } = request
    const produce = () =>
      operation.handle({ ...circumstances, params, query, body, services, request, reply })
    const response = await (operation.isCached
      ? services.responseCache.getOrProduce(keyOf(request), produce)
      : produce())
    return sendResponse(operation, request, reply, response)
  }
}

function keyOf({ circumstances: { viewer, language, type }, raw }: FastifyRequest): string {
  const access = viewer === 'unrestricted' ? '' : 'key' in viewer ? viewer.key : viewer.developerId
  return `${access} ${language} ${type} ${raw.url}`
}
