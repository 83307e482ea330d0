import { Problem } from '../api/http/problem.mjs'

const TIMEOUT_MS = 5000
const RETRY_MS = 50
/** What the agent decides by, and reports. */
const SENT = ['authorization', 'x-api-key', 'accept-language', 'user-agent', 'x-request-id']
/** What the agent says with a refusal, and the caller is to know. */
const PASSED_ON = ['www-authenticate', 'content-language']

/**
 * Asks `portal-gateway`, which answers from its copy of what the portal knows. It reports what it refuses.
 *
 * @param {string} agentUrl
 * @returns {import('./gatekeeper.mjs').Check}
 */
export function agentCheck(agentUrl) {
  return async ({ product, version }, { scopes }, { method, url, headers }) => {
    const query = new URLSearchParams({ version: `${product}/${version}`, scope: scopes.join(' ') })
    const known = SENT.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
    const response = await fetch(`${agentUrl}/gateway/v1/check?${query}`, {
      headers: { ...Object.fromEntries(known), 'x-forwarded-method': method, 'x-forwarded-uri': url },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (response?.ok) {
      await response.arrayBuffer()
      return {
        id: response.headers.get('x-portal-application-id'),
        credentialId: response.headers.get('x-portal-credential-id'),
      }
    }
    if (!response || response.status >= 500) throw unavailable()
    // How long the gateway may keep the answer is no business of the client's cache.
    const problem = new Problem(response.status, 'refused', '', { headers: { 'cache-control': 'no-store' } })
    problem.body = await response.json()
    for (const name of PASSED_ON) {
      const value = response.headers.get(name)
      if (value !== null) problem.headers[name] = value
    }
    throw problem
  }
}

export const unavailable = () =>
  new Problem(503, 'unavailable', 'Your credentials cannot be checked at the moment. Try again later.', {
    headers: { 'retry-after': '5' },
  })

/** Waits until the agent knows what it needs. */
export async function agentReady(agentUrl) {
  for (;;) {
    const response = await fetch(`${agentUrl}/readyz`).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}
