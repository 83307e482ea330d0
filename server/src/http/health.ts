import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../store/database'
import { retryAfterSeconds } from './failures'
import { Problem } from './problem'

/**
 * For whoever supervises the process. `/healthz` does not ask the database: restarting the process would not bring that
 * back; `/readyz` does.
 */
export function answerProbes(app: FastifyInstance, { db, failure }: Database): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    try {
      failure.throwIfAborted()
      await sql`select 1`.execute(db)
    } catch (cause) {
      throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
