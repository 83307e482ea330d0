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
 * @param {Pick<ReturnType<typeof import('./reporter.mjs').trafficReporter>, 'report'>} reporter
 */
export function createGateway(admit, upstreamUrl, reporter) {
  return createServer((request, response) => {
    const exchange = { request, response, startedAt: Date.now(), begun: performance.now(), id: randomUUID() }
    response.setHeader('x-request-id', exchange.id)
    handleRequest(admit, upstreamUrl, exchange)
      .catch((error) => {
        exchange.refused ??= error?.refused
        refuse(request, response, error)
      })
      .finally(() => reportExchange(reporter, exchange))
  })
}

/** Requests of no application are nobody's to read. */
function reportExchange(reporter, { request, response, startedAt, begun, id, passed, refused }) {
  const { route } = passed ?? refused ?? {}
  const applicationId = passed?.application?.id ?? refused?.applicationId
  if (!route || (!applicationId && !refused?.keyHash)) return
  reporter.report({
    started_at: startedAt,
    application_id: applicationId,
    product_version: `${route.product}/${route.version}`,
    credential_id: passed?.credentialId ?? refused?.credentialId,
    key_hash: refused?.keyHash,
    method: request.method,
    path: new URL(`http://localhost${request.url}`).pathname,
    status: response.statusCode,
    latency_ms: performance.now() - begun,
    request_bytes: Number(request.headers['content-length'] ?? 0),
    response_bytes: Number(response.getHeader('content-length') ?? 0),
    request_id: id,
    reason: refused?.reason,
    fields: { user_agent: request.headers['user-agent']?.slice(0, 2000) },
  })
}

async function handleRequest(admit, upstreamUrl, exchange) {
  const { request, response } = exchange
  // Joined as text: an address that begins with two slashes would name another host.
  const { pathname } = new URL(`http://localhost${request.url}`)
  // Pages ask first, without credentials.
  if (request.method === 'OPTIONS') return void response.writeHead(204, corsHeaders(request)).end()
  if (pathname === '/healthz') return void response.writeHead(200).end()
  exchange.passed = await admit(request, pathname)
  const { application } = exchange.passed
  const upstream = await passOn(upstreamUrl, request, application)
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
