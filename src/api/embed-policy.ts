import { objectOf, type RequestOptions, send, unexpectedResponse } from './transport'

/** What a page with a tag needs, as the portal's server says. */
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
  options: RequestOptions & { readonly language: string },
): Promise<EmbedPolicy> {
  const response = await send({
    ...options,
    method: 'GET',
    url: `${origin}/builder/policy`,
    query,
    credentials: 'same-origin',
  })
  const body = objectOf<{ content_security_policy?: unknown; origin_allowed?: unknown }>(response)
  if (typeof body.content_security_policy !== 'string') throw unexpectedResponse(response)
  return { policy: body.content_security_policy, isOriginAllowed: body.origin_allowed === true }
}
