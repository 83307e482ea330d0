import { Problem } from '../api/http/problem.mjs'

const TIMEOUT_MS = 5000

/**
 * @typedef {object} Access what the portal says of a key or token
 * @property {boolean} active
 * @property {'api_key' | 'Bearer'} token_type
 * @property {'key_unknown' | 'key_revoked' | 'account_revoked' | 'token_invalid' | 'token_expired'} [refusal_reason] why it is not active
 * @property {{ id: string, name: string }} [application]
 * @property {string} [credential_id] of a key
 * @property {{ product: string, name: string, scopes?: string[] }[]} product_versions that the application may call, and with which scopes
 */

/**
 * Asks the portal's introspection call (RFC 7662), for every call anew.
 *
 * @param {string} portalUrl
 * @param {string} key of this gateway
 * @returns {(token: string, hint?: 'client_id') => Promise<Access>}
 * @throws {Problem} 503 while the portal cannot be asked
 */
export function portalIntrospection(portalUrl, key) {
  return async (token, hint) => {
    const body = new URLSearchParams({ token, ...(hint && { token_type_hint: hint }) })
    const response = await fetch(`${portalUrl}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (response?.ok) return response.json()
    console.error(`The portal cannot be asked about credentials: ${response?.status ?? 'no response'}.`)
    const detail = 'Your credentials cannot be checked at the moment. Try again later.'
    throw new Problem(503, 'unavailable', detail, { headers: { 'retry-after': '5' } })
  }
}
