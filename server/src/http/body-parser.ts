import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'
import { faultsOfValues } from './text-faults'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** JSON in UTF-8 is the only form of a body, but where OAuth has forms. An empty one counts as none. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // The handler answers for the lack of a form, as OAuth has it.
    if ((request.routeOptions.config as RouteConfig).isUrlEncoded) return done(null, null)
    const charset = /charset=["']?([^\s"';]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
    if (charset && !/^utf-?8$/i.test(charset)) return done(new Problem('unsupportedMediaType'))
    let value: unknown
    try {
      value = body.length === 0 ? null : JSON.parse(decoder.decode(body))
    } catch (error) {
      return done(new Problem('malformedJson', { cause: error }))
    }
    const invalidParameters = faultsOfValues(value, 'body')
    if (invalidParameters.length > 0) done(new Problem('invalidRequest', { invalidParameters }))
    else done(null, value)
  })
  parseForms(app)
  parseLines(app)
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

/** Only where a batch is taken; the handler reads the lines, because one that is wrong spoils no other. */
function parseLines(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>('application/x-ndjson', { parseAs: 'buffer' }, (request, body, done) => {
    const { isJsonLines } = request.routeOptions.config as RouteConfig
    if (!isJsonLines) return done(new Problem('unsupportedMediaType'))
    try {
      done(null, decoder.decode(body))
    } catch (error) {
      done(new Problem('malformedJson', { cause: error }))
    }
  })
}

/** What the routes of operations carry beside their handlers. */
export interface RouteConfig {
  isUrlEncoded?: boolean
  isJsonLines?: boolean
  isForm?: boolean
}
