import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The name of a request, as in the log and in problem documents. */
export const requestIdHeader = 'x-request-id'

/** Names for requests: unique over all processes and starts, and cheap to make. */
export function traceIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => `trace:${process}${(count += 1).toString(36)}`
}

/** Every response names its request. Those that are refused before there is a route have no hooks, and set the header themselves. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
}
