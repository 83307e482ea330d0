import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { resolve } from 'node:path'
import { crossOriginResource, kitFilePolicy } from './security-headers'

/** The folder of the build whose name carries a hash of all that is in it, and names that carry a hash of their content. */
const hashed = /^chunks-[\w-]{8,}\/|(?<![\w-])\w*-[\w-]{8,}\.\w+$/

/** The browser build, for the portal page and for pages anywhere. */
export async function serveKit(app: FastifyInstance, kitDir: string | undefined): Promise<void> {
  if (!kitDir) return
  await app.register(fastifyStatic, {
    root: resolve(kitDir),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // A portal page takes two dozen files: what their hashes and entity tags say already is not said again in each answer.
    lastModified: false,
    acceptRanges: false,
  })
  app.get<{ Params: { '*': string } }>('/kit/*', { config: { cors: false } }, (request, reply) => {
    const file = request.params['*']
    return reply
      .headers(crossOriginResource)
      .header('content-security-policy', kitFilePolicy)
      .header('access-control-allow-origin', '*')
      .header('cache-control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
      .sendFile(file)
  })
}
