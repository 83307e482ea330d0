import { createServer } from 'node:http'
import { readBody } from './body.mjs'
import { corsHeaders } from './cors.mjs'
import { readParameters } from './parameters.mjs'
import { notFound, Problem } from './problem.mjs'

/**
 * @typedef {object} Call
 * @property {Record<string, any>} path
 * @property {Record<string, any>} query
 * @property {Record<string, any>} headers the ones that the operation describes, by their described names
 * @property {any} body
 * @property {string} accept
 * @property {string} base address of this API as the caller sees it, without a slash at the end
 *
 * @typedef {object} HandlerResult
 * @property {number} [status] 200 by default
 * @property {unknown} [body] sent as JSON unless it is bytes or text
 * @property {string} [type] content type, where it is not application/json
 * @property {Record<string, string>} [headers]
 *
 * @typedef {(call: Call) => HandlerResult | Promise<HandlerResult>} Handler
 * @typedef {{ operations: import('./contract.mjs').Operation[], handlers: Record<string, Handler> }} Api
 */

/**
 * @param {Api[]} apis
 * @throws {Error} when an API describes an operation that nobody handles
 */
export function createApiServer(apis) {
  const routes = apis.flatMap(({ operations, handlers }) =>
    operations.map((operation) => {
      const handler = handlers[operation.id]
      if (!handler) throw new Error(`Nothing handles the operation ${operation.id}.`)
      return { operation, handler }
    }),
  )
  return createServer((request, response) => {
    handleRequest(routes, request)
      .catch(problemResponse)
      .then((result) => send(request, response, result))
      .catch((error) => response.destroy(error))
  })
}

/** @returns {Promise<HandlerResult>} */
async function handleRequest(routes, request) {
  // Joined as text: an address that begins with two slashes would name another host.
  const url = new URL(`http://localhost${request.url}`)
  if (request.method === 'OPTIONS') return { status: 204 }
  if (url.pathname === '/healthz') return { body: { status: 'ok' } }
  const matching = routes.filter(({ operation }) => operation.path.test(url.pathname))
  if (matching.length === 0) throw notFound(`There is nothing at ${url.pathname}.`)
  // A request for the headers alone gets the headers of the whole response.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const route = matching.find(({ operation }) => operation.method === method)
  if (!route) throw wrongMethod(matching)

  const { operation, handler } = route
  const path = operation.path.exec(url.pathname).slice(1).map(decode)
  const parameters = readParameters(operation, { path, search: url.searchParams, headers: request.headers })
  const body = await readBody(request, operation)
  const base = `http://${request.headers.host}`
  return handler({ ...parameters, body, accept: request.headers.accept ?? '', base })
}

function wrongMethod(matching) {
  const allow = matching.map(({ operation }) => operation.method).join(', ')
  return new Problem(405, 'method-not-allowed', `Use ${allow} here.`, { headers: { allow } })
}

function decode(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Problem(400, 'invalid-path', 'The path holds a % that stands for nothing.')
  }
}

/** @returns {HandlerResult} */
function problemResponse(error) {
  if (!(error instanceof Problem)) console.error(error)
  const problem =
    error instanceof Problem
      ? error
      : new Problem(500, 'unexpected', 'Something here is broken. Try again later.')
  return {
    status: problem.status,
    body: problem.body,
    type: 'application/problem+json',
    headers: problem.headers,
  }
}

function send(request, response, { status = 200, body, type = 'application/json', headers = {} }) {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const payload = isRaw || body === undefined ? body : JSON.stringify(body)
  response.writeHead(status, {
    ...corsHeaders(request),
    'x-content-type-options': 'nosniff',
    ...(payload === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : payload)
}
