import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { compressed, encodingFor, type Encoding } from './compression'
import type { Operation } from './operation'
import { withTag } from './operation-response'
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
    const cached = operation.isCached
      ? responseCache.get(keyOf(request, encodingFor(operation, request)))
      : undefined
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
    const encoding = encodingFor(operation, request)
    const { responseCache } = services
    const response = await (operation.isCached
      ? responseCache.getOrProduce(keyOf(request, encoding), async () =>
          compressed(withTag(await produce()), encoding),
        )
      : produce().then((produced) => compressed(produced, encoding)))
    return sendResponse(operation, request, reply, response)
  }
}

function keyOf(
  { circumstances: { viewer, language, type }, raw }: FastifyRequest,
  encoding: Encoding | undefined,
): string {
  const access = typeof viewer === 'string' ? viewer : 'key' in viewer ? viewer.key : viewer.developerId
  return `${encoding ?? ''} ${access} ${language} ${type} ${raw.url}`
}
