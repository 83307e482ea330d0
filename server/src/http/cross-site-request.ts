import type { FastifyRequest } from 'fastify'

type WithHeaders = Pick<FastifyRequest, 'headers'>

/** Whether a page of another site makes the request. Only browsers say so, and another client that does changes only its own response. */
export function isCrossSite({ headers }: WithHeaders): boolean {
  return headers['sec-fetch-site'] === 'cross-site'
}

/** Whether a script there does: the page of an identity provider also leads here, by a navigation of the whole tab. */
export function isScriptOfOtherSite(request: WithHeaders): boolean {
  return isCrossSite(request) && request.headers['sec-fetch-mode'] === 'cors'
}
