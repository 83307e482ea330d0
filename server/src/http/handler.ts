import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Operation } from './operation'
import { sendAnswer } from './send-answer'
import type { Services } from './services'

/**
 * What was asked a moment ago, by the same address and with the same eyes, is answered before the request is even
 * looked at: it was found valid then.
 */
export function shortcutOf(operation: Operation, { answers }: Services) {
  return function shortcut(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    const kept = operation.remembered ? answers.kept(keyOf(request)) : undefined
    if (kept) sendAnswer(operation, request, reply, kept)
    else done()
  }
}

/** Turns an operation into a handler: gathers what it works with, and sends what it answers. */
export function handlerOf(operation: Operation, services: Services) {
  return async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { params, query, body, circumstances } = request
    const produce = () =>
      operation.handle({ ...circumstances, params, query, body, services, request, reply })
    const answer = await (operation.remembered ? services.answers.answer(keyOf(request), produce) : produce())
    return sendAnswer(operation, request, reply, answer)
  }
}

function keyOf({ circumstances: { viewer, language, type }, raw }: FastifyRequest): string {
  return `${viewer === 'unrestricted' ? '' : viewer.developerId} ${language} ${type} ${raw.url}`
}
