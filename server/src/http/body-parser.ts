import type { FastifyInstance } from 'fastify'
import { Problem } from './problem'
import { faultsOfValues } from './text-faults'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Bodies are JSON in UTF-8, except for the forms of OAuth. An empty body counts as none. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // The handler reports the missing form, as OAuth requires.
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
  passArchives(app)
}

/**
 * Other operations refuse forms: any page could send one, with the cookies of its viewer. An empty form counts as no body, because
 * some HTTP clients send that content type without a body; origins are checked before.
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

/** Only for operations that take a batch. The handler parses the lines, so that an invalid one does not reject the others. */
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

/** Only where an archive is taken; the handler reads it as it comes. */
function passArchives(app: FastifyInstance): void {
  app.addContentTypeParser('application/gzip', (request, body, done) => {
    const { bodyLimit, config } = request.routeOptions
    const { isArchive } = config as RouteConfig
    if (!isArchive) return done(new Problem('unsupportedMediaType'))
    if (Number(request.headers['content-length']) > bodyLimit) return done(new Problem('bodyTooLarge'))
    done(null, body)
  })
}

/** Reads and drops every body: for a scope of its own, whose requests have the bodies of a gateway's clients. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null)
  })
}

/** Configuration of the routes of operations. */
export interface RouteConfig {
  /** ID in the contract. */
  operation?: string
  isUrlEncoded?: boolean
  isJsonLines?: boolean
  isArchive?: boolean
  isForm?: boolean
  /** It changes nothing, so that it does not matter whose page has sent it. */
  takesAnyOrigin?: boolean
  /** False: its preflight requests are for the API behind a gateway. */
  cors?: false
}
