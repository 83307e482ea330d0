import type { FastifyInstance } from 'fastify'
import { askDatabase, type Database } from '../store/database'
import { retryAfterSeconds } from './failures'
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
      await askDatabase(db)
    } catch (cause) {
      throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
