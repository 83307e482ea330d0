import { isRecord } from '../lib/is-record'
import type { RequestOptions } from './send-options'
import { parseJson, send, unexpectedResponse } from './transport'

/** The policy that a page with a tag needs, from the portal's server. */
export interface EmbedPolicy {
  /** Value of the header `Content-Security-Policy`. */
  readonly policy: string
  /** Whether the page may call the API with cookies. */
  readonly isOriginAllowed: boolean
}

/**
 * Requests the policy of a page with one tag. It is an operation of the page `/builder`, and not of the Portal API.
 *
 * @param origin - Of the portal.
 * @param query - Names and values of what was chosen.
 * @throws {PortalError}
 */
export async function loadEmbedPolicy(
  origin: string,
  query: URLSearchParams,
  { language, ...options }: RequestOptions & { readonly language: string },
): Promise<EmbedPolicy> {
  const request = new Request(`${origin}/builder/policy?${query}`, {
    headers: { accept: 'application/json', 'accept-language': language },
  })
  const response = await send(request, { ...options, credentials: 'same-origin' })
  const body = parseJson(await response.text())
  if (!isRecord(body) || typeof body.content_security_policy !== 'string')
    throw unexpectedResponse(request, response)
  return { policy: body.content_security_policy, isOriginAllowed: body.origin_allowed === true }
}
