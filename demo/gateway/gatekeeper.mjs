import { createHash } from 'node:crypto'
import { notFound, Problem } from '../api/http/problem.mjs'
import { callCounter } from './call-counter.mjs'
import { routeAt } from './routes.mjs'

/**
 * @typedef {object} Passed
 * @property {import('./routes.mjs').Route} route
 * @property {{ id: string, name: string }} [application] absent if no key is needed
 * @property {string} [credentialId] of the key
 *
 * @typedef {object} Refused what is known of a refused request, beside the problem
 * @property {import('./routes.mjs').Route} route
 * @property {string} reason as the portal names it
 * @property {string} [applicationId]
 * @property {string} [credentialId]
 * @property {string} [keyHash]
 */

/**
 * Decides who passes.
 *
 * @param {object} options
 * @param {import('./routes.mjs').Route[]} options.routes
 * @param {string} options.portalUrl
 * @param {(token: string, hint?: 'client_id') => Promise<import('./introspection.mjs').Access>} options.introspect
 * @param {(token: string) => Promise<string | undefined>} options.clientOf
 * @returns {(request: import('node:http').IncomingMessage, path: string) => Promise<Passed>} throws the Problem for the caller, which
 *   names the reason and the page of the portal where it can be changed; its `refused` is for the report
 */
export function createGatekeeper({ routes, portalUrl, introspect, clientOf }) {
  const isTooMany = callCounter()

  /** @param {Refused} refused */
  function refusedBecause(refused, problem) {
    const { reason, applicationId } = refused
    const page = applicationId ? `/application/${applicationId}` : '/my-apps'
    Object.assign(problem.body, { reason, portal_url: new URL(page, portalUrl).href })
    return Object.assign(problem, { refused })
  }

  /** @returns {Promise<import('./introspection.mjs').Access | undefined>} */
  async function accessOf(kind, credential) {
    if (kind === 'issuer-token') {
      const client = await clientOf(credential)
      return client === undefined ? undefined : introspect(client, 'client_id')
    }
    const access = await introspect(credential)
    const wanted = kind === 'key' ? 'api_key' : 'Bearer'
    return !access.active || access.token_type === wanted ? access : undefined
  }

  return async (request, path) => {
    const route = routeAt(routes, path)
    if (!route) throw notFound(`There is nothing at ${path}.`)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const operation = route.operations.find((each) => each.method === method && each.path.test(path))
    const { kind, header, scopes } = operation?.requirement ?? route.requirement
    if (kind === 'nothing') return { route }

    const credential = credentialOf(request, kind, header)
    if (!credential)
      throw refusedBecause({ route, reason: 'key_missing' }, unauthorized(kind, header, 'Send'))
    const access = await accessOf(kind, credential)
    if (!access?.active) {
      const reason = access?.refusal_reason ?? (kind === 'key' ? 'key_unknown' : 'token_invalid')
      const known = { applicationId: access?.application?.id, credentialId: access?.credential_id }
      throw refusedBecause(
        { route, reason, ...known, ...(kind === 'key' && { keyHash: hashOf(credential) }) },
        unauthorized(kind, header, `${explanations[reason]} Send`),
      )
    }
    const { application, credential_id: credentialId, product_versions: versions } = access
    const refuse = (reason, problem) =>
      refusedBecause({ route, reason, applicationId: application.id, credentialId }, problem)
    const version = versions.find(({ product, name }) => product === route.product && name === route.version)
    if (!version) {
      throw refuse('not_registered', notRegistered(application, operation?.statuses.has('403') ?? true))
    }
    // Those of the token that were approved for this version.
    const { scopes: granted = [] } = version
    const missing = scopes.find((each) => !granted.includes(each))
    if (missing) {
      throw refuse(
        'scope_missing',
        new Problem(403, 'missing-scope', `This call needs the scope ${missing}.`),
      )
    }
    const wait = operation?.statuses.has('429') ? isTooMany(application.id, route.base) : 0
    if (wait > 0) {
      throw refuse(
        'quota_exceeded',
        new Problem(429, 'too-many-requests', `Wait ${wait} seconds, then go on.`, {
          headers: { 'retry-after': `${wait}` },
        }),
      )
    }
    return { route, application, credentialId }
  }
}

/** Why introspection refuses a credential, in words. */
const explanations = {
  key_unknown: 'No application has this key.',
  key_revoked: 'This key was revoked.',
  account_revoked: 'The account that this application belongs to was revoked.',
  token_invalid: 'This token is not valid.',
  token_expired: 'This token has expired.',
}

const hashOf = (key) => createHash('sha256').update(key).digest('hex')

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
