import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** JSON in UTF-8 is the only form of a body, but where OAuth has forms. An empty one counts as none. */
export function parseBodies(app: FastifyInstance): void {
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
  parseForms(app)
}

/**
 * Elsewhere a form is refused: any page could send one, with the cookies of whoever looks at it. One that is empty is the absence of a
 * body, which some HTTP clients call so; where it may come from is decided before.
 */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      const { isUrlEncoded } = request.routeOptions.config as RouteConfig
      if (isUrlEncoded) done(null, new URLSearchParams(body))
      else if (body === '') done(null, null)
      else done(new Problem('unsupportedMediaType'))
    },
  )
}

/** What the routes of operations carry beside their handlers. */
export interface RouteConfig {
  isUrlEncoded?: boolean
  isForm?: boolean
}
