import { createServer, request as forward } from 'node:http'
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
 */
export function createGateway(admit, upstreamUrl) {
  return createServer((request, response) => {
    handleRequest(admit, upstreamUrl, request, response).catch((error) => refuse(request, response, error))
  })
}

async function handleRequest(admit, upstreamUrl, request, response) {
  // Joined as text: an address that begins with two slashes would name another host.
  const { pathname } = new URL(`http://localhost${request.url}`)
  // Pages ask first, without credentials.
  if (request.method === 'OPTIONS') return void response.writeHead(204, corsHeaders(request)).end()
  if (pathname === '/healthz') return void response.writeHead(200).end()
  const { application } = await admit(request, pathname)
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
