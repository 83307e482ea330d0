/**
 * `npm run test:gateways`: the configurations of demo/gateways, in gateways of Debian's packages before an API, against the built server
 * with the demo's content. Our plugin for Kong runs under LuaJIT against a stand-in for Kong.
 */
import { test } from 'node:test'
import { tellMinuteWithoutPortal, tellWithAgent } from './agent'
import { tellIntrospection } from './introspection'
import { startKongStandIn } from './kong'
import { startPortal } from './portal'
import { startRecipe } from './recipe'
import { apacheTrusting, recipes } from './recipes'
import { tellOutage, tellPaths, tellStories } from './stories'
import { startTls } from './tls'
import { startUpstream } from './upstream'

test('gateways', async (t) => {
  const portal = await startPortal(t)
  const starts = [
    ...recipes.map((recipe) => ({
      name: recipe.name,
      start: (...[t, variables]: Parameters<typeof startKongStandIn>) => startRecipe(t, recipe, variables),
    })),
    { name: 'plugin for Kong, in a stand-in', start: startKongStandIn },
  ]
  for (const { name, start } of starts)
    await t.test(name, async (t) => {
      const { address: API, arrived } = await startUpstream(t)
      const variables = { API, PORTAL: portal.address, GATEWAY_KEY: portal.gatewayKey }
      const gateway = { url: await start(t, variables), portal, arrived }
      await tellStories(t, gateway)
      if (start !== startKongStandIn) await tellPaths(t, gateway)
      await tellOutage(t, gateway)
    })
  for (const { name, start } of starts)
    await t.test(`${name}, beside portal-gateway`, (t) =>
      tellWithAgent(t, portal, (variables) => start(t, variables)),
    )
  const [nginx] = starts
  await t.test('nginx, beside portal-gateway, a minute without the portal', (t) =>
    tellMinuteWithoutPortal(t, portal, (variables) => nginx!.start(t, variables)),
  )
  await t.test('Apache', async (t) => {
    const { address: API, arrived } = await startUpstream(t)
    const { address: PORTAL, certificate } = await startTls(t, portal.address)
    const variables = { API, PORTAL, GATEWAY_KEY: portal.gatewayKey }
    const url = await startRecipe(t, apacheTrusting(certificate), variables)
    const gateway = { url, portal, arrived }
    await tellIntrospection(t, gateway)
    await tellPaths(t, gateway)
  })
})
