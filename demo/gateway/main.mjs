/**
 * A small gateway before the demo's APIs, as an API team would have one. `portal-gateway` beside it says who may pass, and reports the
 * requests to the portal.
 *
 * DEMO_API_PORT is where it listens (4010, 0 for any free one), DEMO_API_URL the APIs behind it, AGENT_URL the agent, ACCESS_LOG the file
 * that the agent follows. DEMO_ISSUER is the identity provider of clients that are not the portal's: about these it asks PORTAL_URL, with
 * GATEWAY_KEY.
 */
import { resolve } from 'node:path'
import { serve } from '../serve.mjs'
import { accessLog } from './access-log.mjs'
import { agentCheck, agentReady } from './agent.mjs'
import { createGatekeeper } from './gatekeeper.mjs'
import { issuerTokenCheck } from './issuer-tokens.mjs'
import { readRoutes } from './routes.mjs'
import { createGateway } from './server.mjs'

const { DEMO_API_PORT = '4010', ...given } = process.env
const { DEMO_API_URL, AGENT_URL, ACCESS_LOG, PORTAL_URL, GATEWAY_KEY, DEMO_ISSUER } = given
const needed = { DEMO_API_URL, AGENT_URL, ACCESS_LOG, PORTAL_URL, GATEWAY_KEY, DEMO_ISSUER }
for (const [name, value] of Object.entries(needed)) {
  if (value) continue
  console.error(`The demo gateway needs ${name}.`)
  process.exit(1)
}

const gatekeeper = createGatekeeper({
  routes: readRoutes(resolve(import.meta.dirname, '../content')),
  checkAtAgent: agentCheck(AGENT_URL),
  checkIssuerToken: issuerTokenCheck({ issuer: DEMO_ISSUER, portalUrl: PORTAL_URL, key: GATEWAY_KEY }),
})
const log = accessLog(ACCESS_LOG)
const server = createGateway(gatekeeper, DEMO_API_URL, log)
server.once('close', log.close)

await agentReady(AGENT_URL)
serve('demo gateway', server, DEMO_API_PORT)
