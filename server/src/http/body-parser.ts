import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** JSON in UTF-8 is the only form of a body. An empty one counts as none. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset=["']?([^\s"';]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
    if (charset && !/^utf-?8$/i.test(charset)) return done(new Problem('unsupportedMediaType'))
    try {
      done(null, body.length === 0 ? null : (JSON.parse(decoder.decode(body)) as unknown))
    } catch (error) {
      done(new Problem('malformedJson', { cause: error }))
    }
  })
}
