import { notFound, Problem } from '../api/http/problem.mjs'
import { callCounter } from './call-counter.mjs'
import { routeAt } from './routes.mjs'

/**
 * @typedef {object} Passed
 * @property {import('./routes.mjs').Route} route
 * @property {{ id: string, credentialId?: string }} [application] absent if no key is needed
 *
 * @typedef {(route: import('./routes.mjs').Route, requirement: import('./routes.mjs').Requirement,
 *   request: import('node:http').IncomingMessage) => Promise<Passed['application']>} Check throws the Problem for the caller
 */

/**
 * Decides who passes: what the description of the operation asks for, is checked elsewhere. Only how often an application may call is the
 * gateway's own.
 *
 * @param {object} options
 * @param {import('./routes.mjs').Route[]} options.routes
 * @param {Check} options.checkAtAgent
 * @param {Check} options.checkIssuerToken of the identity provider of partners
 * @returns {(request: import('node:http').IncomingMessage, path: string) => Promise<Passed>}
 */
export function createGatekeeper({ routes, checkAtAgent, checkIssuerToken }) {
  const secondsToWait = callCounter()
  return async (request, path) => {
    const route = routeAt(routes, path)
    if (!route) throw notFound(`There is nothing at ${path}.`)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const operation = route.operations.find((each) => each.method === method && each.path.test(path))
    const requirement = operation?.requirement ?? route.requirement
    if (requirement.kind === 'nothing') return { route }
    const check = requirement.kind === 'issuer-token' ? checkIssuerToken : checkAtAgent
    const application = await check(route, requirement, request)
    const seconds = operation?.statuses.has('429') ? secondsToWait(application.id, route.base) : 0
    if (seconds === 0) return { route, application }
    const problem = new Problem(429, 'too-many-requests', `Wait ${seconds} seconds, then go on.`, {
      headers: { 'retry-after': `${seconds}` },
    })
    problem.body.reason = 'quota_exceeded'
    throw Object.assign(problem, { refused: { route, application } })
  }
}
