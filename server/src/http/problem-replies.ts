import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteConfig } from './body-parser'
import { loggedCause, problemOf } from './failures'
import type { Problem, ProblemKind } from './problem'
import { readerLanguage, varyByLanguage } from './reader-language'
import { bearerOf } from './session-cookies'
import { problemDocument, problemType } from './problem-document'

/** Every error of every route becomes a problem document. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => replyWithProblem(problemOf(error), request, reply))
}

export function replyWithProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  noteProblem(problem, request)
  const language = readerLanguage(request)
  const { isForm } = request.routeOptions.config as RouteConfig
  varyByLanguage(request, reply)
  if (problem.status === 401) reply.header('www-authenticate', challengeFor(request))
  if (problem.details.retryAfter) reply.header('retry-after', problem.details.retryAfter)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('content-type', problemType)
    .send(problemDocument(problem, request.id, language, isForm, request.routeOptions.bodyLimit))
}

/** RFC 9110 wants one with every 401. Bearer opens no dialog in browsers; RFC 6750 names the error only for a token that was sent. */
function challengeFor(request: FastifyRequest): string {
  return bearerOf(request) ? 'Bearer realm="portal", error="invalid_token"' : 'Bearer realm="portal"'
}

const isOfCaller: ReadonlySet<ProblemKind> = new Set([
  'busy',
  'gatewayKeyRefused',
  'gatewayRoleRefused',
  'originalRequestMissing',
])

/** For the line that is logged when the request has ended. */
export function noteProblem({ kind, status, details }: Problem, request: FastifyRequest): void {
  // A flood would fill the log with errors, of which none is the server's.
  const isFailure = status >= 500 && !isOfCaller.has(kind)
  request.fault = { problem: kind, isFailure, ...(isFailure && { err: loggedCause(details.cause) }) }
}
