import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import pino from 'pino'
import { parseBodies } from './http/body-parser'
import { rejectUnreadable } from './http/broken-connections'
import { addContractRoutes } from './http/contract-routes'
import { allowListedOrigins } from './http/cross-site'
import { problemOf } from './http/failures'
import { reportUndeclaredProxies, trustProxyOf } from './http/forwarded-headers'
import { registerProbes } from './http/health'
import { serveKit } from './http/kit'
import { refuseUnknownHosts } from './http/known-hosts'
import { serveBuilder } from './http/builder'
import { serveCrawlers } from './http/crawlers'
import { serveMarkdown } from './http/markdown-pages'
import { showLocalInbox } from './http/local-inbox'
import { logStream, withoutValues, type LogTarget } from './http/log-stream'
import { servePortalPage } from './http/portal-page'
import { bodyLimitBytes } from './http/problem-document'
import { handleErrors, replyWithProblem } from './http/problem-replies'
import { offerLanguages } from './http/reader-language'
import { addSecurityHeaders, setSecurityHeaders } from './http/security-headers'
import type { Services } from './http/services'
import { nameRequests, requestIdHeader, traceIds } from './http/trace-ids'
import { watchRequest, watchRequests } from './http/watch-requests'
import { operations } from './routes'

const requestTimeoutMs = 60_000
/** A path parameter is an id, a name or a slug. */
const longestParameter = 500

/**
 * The whole server, not listening yet.
 *
 * @param stopping - Aborted when the process will stop, so that it is not ready any more.
 * @param log - Where lines of JSON go; standard output by default.
 */
export async function buildApp(
  services: Services,
  stopping: AbortSignal,
  log?: LogTarget,
): Promise<FastifyInstance> {
  const { config } = services
  const nextTrace = traceIds()
  const metrics = config.metricsAddress ? services.metrics : undefined
  const app = Fastify({
    logger: {
      level: config.logLevel,
      stream: await logStream(config.logFormat, log),
      serializers: { err: withoutValues(pino.stdSerializers.err) },
    },
    // One line for a request is written when it has ended; a child per request would cost more than most answers.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: nextTrace,
    trustProxy: trustProxyOf(config.trustedProxies),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // A request on a connection that was made before the port was closed counts as pending.
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestParameter, ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      reply.header(requestIdHeader, request.id)
      setSecurityHeaders(request, reply, config)
      watchRequest(request, reply, metrics)
      replyWithProblem(problemOf(error), request, reply)
    },
    clientErrorHandler(error, socket) {
      const trace = nextTrace()
      const problem = rejectUnreadable(error, socket, trace, config)
      if (problem) app.log.info({ request_id: trace, problem }, 'The request could not be read')
    },
  })

  nameRequests(app)
  watchRequests(app, metrics)
  addSecurityHeaders(app, config)
  handleErrors(app)
  offerLanguages(app, services)
  reportUndeclaredProxies(app)
  refuseUnknownHosts(app, config)
  parseBodies(app)
  // This version sends cookies only with a hook. Cookies are read where they are needed, so the latest does.
  await app.register(cookie, { hook: 'preHandler' })
  await allowListedOrigins(app, services)
  registerProbes(app, services.database, stopping)
  await serveKit(app, config.kitDir)
  showLocalInbox(app, services)
  serveBuilder(app, services)
  serveCrawlers(app, services)
  serveMarkdown(app, services)
  servePortalPage(app, services)
  await app.register(async (scope) => addContractRoutes(scope, operations, services))
  return app
}
