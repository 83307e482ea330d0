import { createServer, request as forward } from 'node:http'
import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { corsHeaders } from '../api/http/cors.mjs'
import { Problem } from '../api/http/problem.mjs'

/** Of one connection, so not the next one's; and credentials, which are nobody's business behind the gateway. */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'authorization',
  'x-api-key',
])

/**
 * @param {ReturnType<typeof import('./gatekeeper.mjs').createGatekeeper>} admit
 * @param {string} upstreamUrl the APIs behind
 * @param {Pick<ReturnType<typeof import('./access-log.mjs').accessLog>, 'write'>} log
 */
export function createGateway(admit, upstreamUrl, log) {
  return createServer((request, response) => {
    const exchange = { request, response, startedAt: Date.now(), begun: performance.now(), id: randomUUID() }
    response.setHeader('x-request-id', exchange.id)
    // The agent reports its refusals under the same ID.
    request.headers['x-request-id'] = exchange.id
    handleRequest(admit, upstreamUrl, exchange)
      .catch((error) => {
        if (error.refused) Object.assign(exchange, error.refused, { reason: error.body.reason })
        refuse(request, response, error)
      })
      .finally(() => log.write(exchange))
  })
}

async function handleRequest(admit, upstreamUrl, exchange) {
  const { request, response } = exchange
  // Joined as text: an address that begins with two slashes would name another host.
  const { pathname } = new URL(`http://localhost${request.url}`)
  // Pages ask first, without credentials.
  if (request.method === 'OPTIONS') return void response.writeHead(204, corsHeaders(request)).end()
  if (pathname === '/healthz') return void response.writeHead(200).end()
  Object.assign(exchange, await admit(request, pathname))
  const upstream = await passOn(upstreamUrl, request, exchange.application)
  response.writeHead(upstream.statusCode, upstream.headers)
  await pipeline(upstream, response)
}

/** @returns {Promise<import('node:http').IncomingMessage>} the response of the API */
function passOn(upstreamUrl, request, application) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !NOT_FORWARDED.has(name)),
  )
  if (application) headers['x-application-id'] = application.id
  return new Promise((resolve, reject) => {
    const { method, url } = request
    const { hostname, port } = new URL(upstreamUrl)
    const call = forward({ hostname, port, method, path: url, headers }, resolve)
    call.once('error', () => {
      reject(new Problem(502, 'bad-gateway', 'The API behind the gateway does not respond. Try again later.'))
    })
    request.pipe(call)
  })
}

function refuse(request, response, error) {
  // The caller went away, or the response had begun: there is nothing left to say.
  if (response.headersSent) return void response.destroy()
  if (!(error instanceof Problem)) console.error(error)
  const problem =
    error instanceof Problem
      ? error
      : new Problem(500, 'unexpected', 'Something here is broken. Try again later.')
  const payload = JSON.stringify(problem.body)
  response.writeHead(problem.status, {
    ...corsHeaders(request),
    ...problem.headers,
    'x-content-type-options': 'nosniff',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(payload),
  })
  response.end(request.method === 'HEAD' ? undefined : payload)
  // What is still being sent is read and dropped, so that the caller hears the refusal.
  request.resume()
}
