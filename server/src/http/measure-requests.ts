import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics'
import { operationNameOf } from './request-outcome'

/** Measures every request. */
export function measureRequests(app: FastifyInstance, metrics: Pick<Metrics, 'requests'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    measureRequest(request, reply, metrics)
    done()
  })
}

/** For requests that are refused before there is a route, which have no hooks. */
export function measureRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { requests }: Pick<Metrics, 'requests'>,
): void {
  // Those that the server sends to itself, for the content of a page, are part of another.
  if (!(request.raw.socket instanceof Socket)) return
  reply.raw.once('close', () => {
    const { statusCode, raw } = reply
    const status = raw.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
    requests.observe({ operation: operationNameOf(request, statusCode), status }, reply.elapsedTime / 1000)
  })
}
