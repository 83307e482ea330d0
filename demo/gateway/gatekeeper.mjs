import { notFound, Problem } from '../api/http/problem.mjs'
import { callCounter } from './call-counter.mjs'
import { routeAt } from './routes.mjs'

/**
 * @typedef {object} Passed
 * @property {import('./routes.mjs').Route} route
 * @property {{ id: string, name: string }} [application] absent if no key is needed
 */

/**
 * Decides who passes.
 *
 * @param {object} options
 * @param {import('./routes.mjs').Route[]} options.routes
 * @param {(token: string, hint?: 'client_id') => Promise<import('./introspection.mjs').Access>} options.introspect
 * @param {(token: string) => Promise<string | undefined>} options.clientOf
 * @returns {(request: import('node:http').IncomingMessage, path: string) => Promise<Passed>} throws the Problem that the caller is told
 */
export function createGatekeeper({ routes, introspect, clientOf }) {
  const isTooMany = callCounter()

  /** @returns {Promise<import('./introspection.mjs').Access | undefined>} */
  async function accessOf(kind, credential) {
    if (kind === 'issuer-token') {
      const client = await clientOf(credential)
      return client === undefined ? undefined : introspect(client, 'client_id')
    }
    const access = await introspect(credential)
    return access.token_type === (kind === 'key' ? 'api_key' : 'Bearer') ? access : undefined
  }

  return async (request, path) => {
    const route = routeAt(routes, path)
    if (!route) throw notFound(`There is nothing at ${path}.`)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const operation = route.operations.find((each) => each.method === method && each.path.test(path))
    const { kind, header, scopes } = operation?.requirement ?? route.requirement
    if (kind === 'nothing') return { route }

    const credential = credentialOf(request, kind, header)
    if (!credential) throw unauthorized(kind, header, 'Send')
    const access = await accessOf(kind, credential)
    if (!access?.active) throw unauthorized(kind, header, 'The credential is not valid here. Send')
    const { application, product_versions: versions, scope = '' } = access
    if (!versions.some(({ product, name }) => product === route.product && name === route.version)) {
      throw notRegistered(application, operation?.statuses.has('403') ?? true)
    }
    const missing = scopes.find((each) => !scope.split(' ').includes(each))
    if (missing) throw new Problem(403, 'missing-scope', `This call needs the scope ${missing}.`)
    const wait = operation?.statuses.has('429') ? isTooMany(application.id, route.base) : 0
    if (wait > 0) {
      throw new Problem(429, 'too-many-requests', `Wait ${wait} seconds, then go on.`, {
        headers: { 'retry-after': `${wait}` },
      })
    }
    return { route, application }
  }
}

function credentialOf({ headers }, kind, header) {
  if (kind === 'key') return headers[header.toLowerCase()]
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

function unauthorized(kind, header, beginning) {
  const detail =
    kind === 'key'
      ? `${beginning} the key of a registered application in the ${header} header.`
      : `${beginning} a token in the Authorization header.`
  const challenge = kind === 'key' ? 'ApiKey' : 'Bearer'
  return new Problem(401, 'unauthorized', detail, { headers: { 'www-authenticate': challenge } })
}

/** If a description has no 403, a key without access gets the response for an invalid key. */
function notRegistered({ name }, knowsForbidden) {
  const detail = `The application ${name} has no approved registration for this API. Register it in the portal.`
  return knowsForbidden
    ? new Problem(403, 'forbidden', detail)
    : new Problem(401, 'unauthorized', detail, { headers: { 'www-authenticate': 'ApiKey' } })
}
