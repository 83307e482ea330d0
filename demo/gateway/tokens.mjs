import { createRemoteJWKSet, jwtVerify } from 'jose'

/**
 * Checks tokens of the identity provider at which partners keep their clients.
 *
 * @param {string} issuer
 * @returns {(token: string) => Promise<string | undefined>} the client ID, nothing for a token that proves nothing
 */
export function issuerTokens(issuer) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['ES256'] })
      return typeof payload.client_id === 'string' ? payload.client_id : undefined
    } catch {
      return undefined
    }
  }
}
