import type { FastifyInstance } from 'fastify'
import { requireWritable, type Database } from '../store/database'
import { ReadOnlyDatabase } from '../store/unavailable'
import { problemOf, retryAfterSeconds } from './failures'
import { Problem } from './problem'

/**
 * Registers the liveness probe `/healthz` and the readiness probe `/readyz`. Only `/readyz` checks the database: restarting the
 * process would not repair that.
 */
export function registerProbes(app: FastifyInstance, { db, failure }: Database): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    try {
      failure.throwIfAborted()
      await requireWritable(db)
    } catch (cause) {
      if (cause instanceof ReadOnlyDatabase) throw problemOf(cause)
      throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
