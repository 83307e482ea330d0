import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, type Page } from '../support/server/applications'
import { until } from '../support/server/until'
import { startAgent } from '../support/gateway-agent'
import type { DemoPortal } from './portal'
import { forecasts, send, tellStories, untilKnown, withKey, type Gateway } from './stories'
import { startUpstream } from './upstream'

interface ReportedRequest {
  request_id: string | null
  status: number
  reason?: string | null
}

interface RequestsPage {
  data: ReportedRequest[]
  meta: { next: string | null }
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

const allowedSeconds = 62
const stoppedMs = 60_000

/** The portal is stopped for a minute, which is nearly all that the operator allows, and then for longer. */
export async function tellMinuteWithoutPortal(
  t: TestContext,
  portal: DemoPortal,
  start: (variables: Record<'API' | 'PORTAL' | 'GATEWAY_KEY', string>) => Promise<string>,
): Promise<void> {
  const args = ['--offline-seconds', String(allowedSeconds)]
  const agent = await startAgent(t, { portalUrl: portal.url, gatewayKey: portal.gatewayKey, args })
  await agent.reaches('connected')
  const { address: API, arrived } = await startUpstream(t)
  const variables = { API, PORTAL: new URL(agent.url).host, GATEWAY_KEY: portal.gatewayKey }
  const gateway: Gateway = { url: await start(variables), portal, arrived }
  const name = `minute-${randomUUID()}`
  const sent: string[] = []
  const statusNow = async () => {
    const id = `${name}-${String(sent.length).padStart(4, '0')}`
    const headers = { ...withKey(portal.key.credential), 'x-request-id': id }
    const { status } = await send(gateway, forecasts, headers)
    if (status === 200) sent.push(id)
    return status
  }
  const shown = async () => {
    const ids: (string | null)[] = []
    let after: string | null = ''
    while (after !== null) {
      const path: string = `/applications/${portal.reader.id}/requests?page[size]=100${after && `&page[after]=${after}`}`
      const page: RequestsPage = (await call<RequestsPage>(portal.developer, `GET ${path}`)).body
      ids.push(...page.data.map(({ request_id }) => request_id))
      after = page.meta.next
    }
    return ids.filter((id) => id?.startsWith(name)).toSorted()
  }

  /** Whatever passed meanwhile is shown to its developer once. */
  const portalReturns = async () => {
    await portal.start()
    await agent.reaches('connected')
    assert.equal(await statusNow(), 200)
    await until(async () => (await agent.metric('reports_waiting_bytes')) === 0, 'nothing waits', 30_000)
    await until(async () => (await shown()).length >= sent.length, 'all are shown')
    assert.deepEqual(await shown(), sent)
  }

  await t.test(
    'requests pass for a minute without the portal, and are reported once afterwards',
    async () => {
      assert.equal(await statusNow(), 200)
      await portal.stop()
      const end = Date.now() + stoppedMs
      while (Date.now() < end) {
        assert.equal(await statusNow(), 200)
        await wait(500)
      }
      assert.ok(sent.length > 60, `${sent.length} requests`)
      assert.equal((await agent.health()).state, 'offline')
      await portalReturns()
    },
  )

  await t.test('after the allowed time nothing passes, until the portal is back', async () => {
    const stoppedAt = Date.now()
    await portal.stop()
    const isClosed = async () => {
      await wait(500)
      return (await statusNow()) === 503
    }
    await until(isClosed, 'the agent closes', (allowedSeconds + 10) * 1000)
    assert.ok(Date.now() - stoppedAt > (allowedSeconds - 5) * 1000)
    assert.equal((await agent.health()).state, 'closed')
    const before = arrived.length
    assert.equal(await statusNow(), 503)
    assert.equal(arrived.length, before)
    await portalReturns()
  })
}
