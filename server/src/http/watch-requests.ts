import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readTraceContext, type TraceContext, withinTrace } from '../lib/trace-context'
import type { Metrics } from '../metrics/metrics'
import { isFromTrustedProxy } from './forwarded-headers'
import { operationNameOf } from './request-outcome'

/** Why a request is refused or fails, for the log. */
export interface RequestFault {
  /** Kind of problem. */
  readonly problem: string
  /** Of a failure, which is the server's own. */
  readonly err?: unknown
  readonly isFailure?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    fault: RequestFault | undefined
    trace: TraceContext | undefined
  }
}

/** Writes a line of the log for every request, and measures it. @param metrics - Undefined: nothing is measured. */
export function watchRequests(app: FastifyInstance, metrics: Pick<Metrics, 'requests'> | undefined): void {
  // Declared, so that every request has them from the start and keeps its shape.
  app.decorateRequest('fault')
  app.decorateRequest('trace')
  app.addHook('onRequest', (request, reply, done) => {
    if (isFromTrustedProxy(request)) request.trace = readTraceContext(request.headers)
    watchRequest(request, reply, metrics)
    done()
  })
  // The events that deliver a body leave the trace, so it begins after them.
  app.addHook('preHandler', ({ trace }, _reply, done) => (trace ? withinTrace(trace, done) : done()))
}

/** For requests that are refused before there is a route, which have no hooks. */
export function watchRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Pick<Metrics, 'requests'> | undefined,
): void {
  // Those that the server sends to itself, for the content of a page, are part of another.
  const isOwn = !(request.raw.socket instanceof Socket)
  reply.raw.once('close', () => {
    if (isOwn && !request.fault?.isFailure) return
    const { statusCode, raw, elapsedTime } = reply
    const operation = operationNameOf(request, statusCode)
    const isAborted = !isOwn && !raw.writableFinished
    logRequest(request, { operation, status: statusCode, milliseconds: elapsedTime, isAborted })
    if (isOwn) return
    const status = isAborted ? 'aborted' : `${Math.floor(statusCode / 100)}xx`
    metrics?.requests.observe({ operation, status }, elapsedTime / 1000)
  })
}

interface Completed {
  readonly operation: string
  readonly status: number
  readonly milliseconds: number
  readonly isAborted: boolean
}

/** They come every few seconds, or dozens for a page. */
const frequent: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/kit/*'])

/** The line has nothing that the client wrote but the ID of a trace, so no query, body or secret either. */
function logRequest(
  request: FastifyRequest,
  { operation, status, milliseconds, isAborted }: Completed,
): void {
  const { log, fault, id, method, trace } = request
  const level = fault?.isFailure ? 'error' : !fault && frequent.has(operation) ? 'debug' : 'info'
  // The type of Fastify's logger leaves it out.
  if (!(log as { isLevelEnabled?(level: string): boolean }).isLevelEnabled?.(level)) return
  const entry = {
    request_id: id,
    ...(trace && { trace_id: trace.traceId }),
    method,
    operation,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    caller: kindOfCaller(request),
    ...(fault && { problem: fault.problem }),
    ...(fault?.isFailure && { err: fault.err }),
  }
  log[level](entry, textOf(fault, isAborted))
}

function textOf(fault: RequestFault | undefined, isAborted: boolean): string {
  if (fault?.isFailure) return 'The request failed'
  if (fault) return 'The request was refused'
  return isAborted ? 'The client closed the connection' : 'The request was answered'
}

function kindOfCaller({ circumstances }: Partial<FastifyRequest>): string {
  const role = circumstances?.accessKey?.role
  if (role !== undefined) return role === 'gateway' ? 'gateway' : 'operator'
  return circumstances?.caller?.account.kind ?? 'visitor'
}
