import type { FastifyInstance } from 'fastify'
import { requireWritable, type Database } from '../store/database'
import { ReadOnlyDatabase } from '../store/unavailable'
import { problemOf, retryAfterSeconds } from './failures'
import { Problem } from './problem'

/**
 * Registers the liveness probe `/healthz` and the readiness probe `/readyz`. Only `/readyz` checks the database: restarting the
 * process would not repair that. Once `stopping` is aborted, `/readyz` answers 503, which is no failure and is not logged.
 */
export function registerProbes(app: FastifyInstance, { db, failure }: Database, stopping: AbortSignal): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping.aborted)
      return reply.code(503).header('retry-after', retryAfterSeconds).send({ status: 'stopping' })
    try {
      failure.throwIfAborted()
      await requireWritable(db)
    } catch (cause) {
      if (cause instanceof ReadOnlyDatabase) throw problemOf(cause)
      throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause })
    }
    return reply.send({ status: 'ok' })
  })
}
