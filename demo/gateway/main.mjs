/**
 * A small gateway before the demo's APIs, as an API team would have one: it asks the portal for the access of each key and token, lets
 * through what is, and refuses the rest. It keeps nothing, so what the portal takes away is gone with the next call. It reports each request
 * to the portal within a second.
 *
 * DEMO_API_PORT is where it listens (4010, 0 for any free one), DEMO_API_URL the APIs behind it, PORTAL_URL the portal, GATEWAY_KEY the
 * key that the portal knows it by, DEMO_ISSUER the identity provider of clients that are not the portal's.
 */
import { resolve } from 'node:path'
import { serve } from '../serve.mjs'
import { createGatekeeper } from './gatekeeper.mjs'
import { portalIntrospection } from './introspection.mjs'
import { trafficReporter } from './reporter.mjs'
import { readRoutes } from './routes.mjs'
import { createGateway } from './server.mjs'
import { issuerTokens } from './tokens.mjs'

const { DEMO_API_PORT = '4010', DEMO_API_URL, PORTAL_URL, GATEWAY_KEY, DEMO_ISSUER } = process.env
for (const [name, value] of Object.entries({ DEMO_API_URL, PORTAL_URL, GATEWAY_KEY, DEMO_ISSUER })) {
  if (value) continue
  console.error(`The demo gateway needs ${name}.`)
  process.exit(1)
}

const gatekeeper = createGatekeeper({
  routes: readRoutes(resolve(import.meta.dirname, '../content')),
  portalUrl: PORTAL_URL,
  introspect: portalIntrospection(PORTAL_URL, GATEWAY_KEY),
  clientOf: issuerTokens(DEMO_ISSUER),
})
const reporter = trafficReporter(PORTAL_URL, GATEWAY_KEY)
const server = createGateway(gatekeeper, DEMO_API_URL, reporter)
server.once('close', () => {
  reporter.close().catch(console.error)
})

serve('demo gateway', server, DEMO_API_PORT)
