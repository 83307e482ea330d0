import { createRemoteJWKSet, jwtVerify } from 'jose'
import { Problem } from '../api/http/problem.mjs'
import { unavailable } from './agent.mjs'

const TIMEOUT_MS = 5000

/**
 * Checks tokens of the identity provider at which partners keep their clients, and asks the portal which application has the client.
 *
 * @param {{ issuer: string, portalUrl: string, key: string }} options `key` is that of this gateway
 * @returns {import('./gatekeeper.mjs').Check}
 */
export function issuerTokenCheck({ issuer, portalUrl, key }) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))

  async function clientOf(token) {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['ES256'] })
      return typeof payload.client_id === 'string' ? payload.client_id : undefined
    } catch {
      return undefined
    }
  }

  async function introspect(clientId) {
    const response = await fetch(`${portalUrl}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams({ token: clientId, token_type_hint: 'client_id' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (!response?.ok) throw unavailable()
    return response.json()
  }

  return async (route, _requirement, { headers }) => {
    const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
    const client = token && (await clientOf(token))
    const access = client && (await introspect(client))
    const isOpen = access?.product_versions?.some(
      ({ product, name }) => product === route.product && name === route.version,
    )
    if (access?.active && isOpen) return { id: access.application.id }
    const application = access?.application
    const problem = access?.active
      ? new Problem(403, 'forbidden', 'The application has no approved registration for this API.')
      : new Problem(401, 'unauthorized', 'Send a valid token in the Authorization header.', {
          headers: { 'www-authenticate': 'Bearer' },
        })
    problem.body.reason = access?.active
      ? 'not_registered'
      : (access?.refusal_reason ?? (token ? 'token_invalid' : 'key_missing'))
    problem.body.portal_url = `${portalUrl}${application ? `/application/${application.id}` : '/my-apps'}`
    throw Object.assign(problem, { refused: { route, application } })
  }
}
