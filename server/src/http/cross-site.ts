import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { RouteConfig } from './body-parser'
import { isOwnOrigin } from './known-hosts'
import { Problem } from './problem'
import type { Services } from './services'
import { bearerOf } from './session-cookies'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
const preflightSeconds = 600

/** Pages of listed origins may call with cookies; pages of other origins can neither read nor, by cookies, write. */
export async function allowListedOrigins(app: FastifyInstance, { portal, config }: Services): Promise<void> {
  await app.register(cors, {
    origin: (origin, decided) => {
      if (!origin) return decided(null, false)
      Promise.resolve(portal()).then(
        ({ allowsOrigin }) => decided(null, allowsOrigin(origin)),
        (error: Error) => decided(error, false),
      )
    },
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Accept',
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
    ],
    exposedHeaders: ['Content-Language', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: preflightSeconds,
    strictPreflight: false,
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || reads.has(request.method)) return done()
    if ((request.routeOptions.config as RouteConfig).takesAnyOrigin) return done()
    // A bearer token is no ambient authority: only who knows it can send it.
    if (bearerOf(request) || isOwnOrigin(origin, request, config)) return done()
    Promise.resolve(portal()).then(
      ({ allowsOrigin }) => done(allowsOrigin(origin) ? undefined : new Problem('originNotAllowed')),
      done,
    )
  })
}
