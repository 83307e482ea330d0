import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { call, type Page } from '../support/server/applications'
import { until } from '../support/server/until'
import { startAgent } from '../support/gateway-agent'
import type { DemoPortal } from './portal'
import { forecasts, send, tellStories, untilKnown, withKey, type Gateway } from './stories'
import { startUpstream } from './upstream'

interface ReportedRequest {
  status: number
  reason?: string | null
}

/** The same gateway with `portal-gateway` in the place of the portal. */
export async function tellWithAgent(
  t: TestContext,
  portal: DemoPortal,
  start: (variables: Record<'API' | 'PORTAL' | 'GATEWAY_KEY', string>) => Promise<string>,
): Promise<void> {
  const agent = await startAgent(t, { portalUrl: portal.url, gatewayKey: portal.gatewayKey })
  await agent.reaches('connected')
  const { address: API, arrived } = await startUpstream(t)
  const variables = { API, PORTAL: new URL(agent.url).host, GATEWAY_KEY: portal.gatewayKey }
  const gateway: Gateway = { url: await start(variables), portal, arrived }
  await tellStories(t, gateway)

  await t.test('requests pass and are refused while the portal is stopped', async () => {
    const passes = async () => (await send(gateway, forecasts, withKey(portal.key.credential))).status === 200
    assert.ok(await passes())
    await portal.stop()
    assert.ok(await passes())
    assert.equal((await send(gateway, forecasts)).status, 401)
    assert.equal((await send(gateway, forecasts, withKey(portal.unregisteredKey))).status, 403)
    await portal.start()
    await agent.reaches('connected')
    assert.ok(await passes())
  })

  await t.test('the developer sees what passed, and what was refused with its reason', async () => {
    const revoked = await portal.newKey()
    await untilKnown(gateway, revoked)
    await portal.revoke(revoked)
    const isRefused = async () => (await send(gateway, forecasts, withKey(revoked.credential))).status === 401
    await until(isRefused, 'the other is refused')
    const path = `GET /applications/${portal.reader.id}/requests` as const
    await until(async () => {
      const { body } = await call<Page<ReportedRequest>>(portal.developer, path)
      const reasons = body.data.map(({ status, reason }) => `${status} ${reason ?? ''}`.trim())
      return reasons.includes('200') && reasons.includes('401 key_revoked')
    }, 'both are shown')
  })
}
