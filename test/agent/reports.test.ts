import assert from 'node:assert/strict'
import { appendFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testFolder } from '../support/server/folder'
import { gatewayPortal, type GatewayPortal } from '../support/server/gateway-portal'
import { reportedIds } from '../support/server/gateway-writes'
import { smallDisk } from '../support/server/small-disk'
import { until } from '../support/server/until'
import { networkTo, startAgent, type RunningAgent } from '../support/gateway-agent'

let world: GatewayPortal
let gatewayKey: string
before(async () => {
  world = await gatewayPortal()
  gatewayKey = await world.gatewayKey('edge')
})
after(() => world.portal.close())

/** Reported requests whose IDs begin with a name, each as often as it is counted. */
const reported = async (name: string) =>
  (await reportedIds(world.portal)).filter((id) => id.startsWith(`${name}-`))

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(4, '0')}`)

/** Sends a check. @returns whether it was answered. */
async function checked(agent: RunningAgent, id: string): Promise<boolean> {
  try {
    const headers = { 'x-api-key': world.key.credential, 'x-request-id': id }
    const { status } = await agent.check('?version=levels/2.0', headers)
    return status === 200
  } catch {
    return false
  }
}

test('checks that were answered are reported once, however often the agent is killed', async (t) => {
  const options = { portalUrl: world.portal.url, gatewayKey }
  let agent = await startAgent(t, options)
  await agent.reaches('connected')
  const answered: string[] = []
  const sent = numbered('check', 600)
  for (const [index, ids] of [sent.slice(0, 200), sent.slice(200, 400), sent.slice(400)].entries()) {
    const requests = ids.map(async (id, at) => {
      await wait(at * 3)
      if (await checked(agent, id)) answered.push(id)
    })
    if (index < 2) {
      await wait(150 + index * 300)
      await agent.end('SIGKILL')
      await Promise.all(requests)
      agent = await startAgent(t, { ...options, dataDir: agent.dataDir })
      await until(async () => (await agent.health()).state !== 'starting', 'the snapshot is read')
    } else await Promise.all(requests)
  }
  assert.ok(answered.length > 200 && answered.length < 600, String(answered.length))
  const isThere = async () => {
    const ids = new Set(await reported('check'))
    return answered.every((id) => ids.has(id))
  }
  await until(isThere, 'all are reported')
  const ids = await reported('check')
  assert.equal(ids.length, new Set(ids).size)
})

/** As Kong's plugin http-log sends it. */
const kongLog = (ids: readonly string[]) =>
  JSON.stringify(
    ids.map((id) => ({
      started_at: Date.now(),
      request: { method: 'GET', uri: '/levels?river=thames', id, size: 10 },
      response: { status: 200, size: 20 },
      latencies: { request: 3 },
      consumer: { custom_id: world.application.id },
      route: { tags: [`portal-version:${world.versions['2.0']}`] },
    })),
  )

const post = (agent: RunningAgent, body: string) => fetch(`${agent.url}/kong`, { method: 'POST', body })

test('with a full disk a log of Kong is not acknowledged, and what was is reported once', async (t) => {
  const disk = await smallDisk(t, '1m')
  const { network, url: portalUrl } = await networkTo(t, world.portal.url)
  const options = {
    ...{ portalUrl, gatewayKey, dataDir: join(disk, 'agent') },
    args: ['--report', 'checks', '--offline-seconds', '600'],
  }
  const agent = await startAgent(t, options)
  await agent.reaches('connected')
  network.dropPackets()
  const [first, second, third] = ['kong-a', 'kong-b', 'kong-c'].map((name) =>
    kongLog(numbered(name, 50)),
  ) as [string, string, string]
  assert.equal((await post(agent, first)).status, 200)
  await writeFile(join(disk, 'filler'), Buffer.alloc(2 ** 20)).catch(() => undefined)
  assert.equal((await post(agent, second)).status, 503)
  // Requests of clients pass. What could not be written is counted.
  assert.equal(await checked(agent, 'full-0'), true)
  assert.equal(await agent.metric('reports_lost_total'), 1)
  await agent.end('SIGKILL')
  const again = await startAgent(t, options)
  assert.equal((await post(again, third)).status, 503)
  await rm(join(disk, 'filler'))
  // Kong sends again what was not acknowledged, and here also what was.
  for (const body of [first, second, third, third]) assert.equal((await post(again, body)).status, 200)
  network.forwardAgain()
  await until(async () => (await reported('kong')).length >= 150, 'all are reported', 30_000)
  assert.equal((await post(again, first)).status, 200)
  await until(async () => (await again.metric('reports_waiting_bytes')) === 0, 'nothing waits', 30_000)
  assert.deepEqual(
    await reported('kong'),
    ['kong-a', 'kong-b', 'kong-c'].flatMap((name) => numbered(name, 50)),
  )
  await again.end('SIGTERM')
})

test('an access log is followed through rotation and the end of the agent, each line once', async (t) => {
  const folder = await testFolder(t, { 'access.log': '' })
  const log = join(folder.path, 'access.log')
  const line = (id: string) =>
    `${JSON.stringify({
      ended_at: String(Date.now() / 1000),
      duration_s: '0.012',
      application_id: world.application.id,
      credential_id: '',
      version: 'levels/2.0',
      method: 'GET',
      uri: '/levels?x=1',
      status: '201',
      request_bytes: '1',
      response_bytes: '2',
      request_id: id,
      user_agent: 'curl',
    })}\n`
  const options = {
    ...{ portalUrl: world.portal.url, gatewayKey },
    args: ['--access-log', log],
  }
  await appendFile(log, line('log-before'))
  let agent = await startAgent(t, options)
  await agent.reaches('connected')
  // Refusals are reported with their check, because the log does not have their application.
  await checked(agent, 'log-passed')
  const ids = numbered('log', 400)
  for (const [index, id] of ids.entries()) {
    const text = line(id)
    await appendFile(log, text.slice(0, 20))
    await appendFile(log, text.slice(20))
    if (index % 50 === 10) await appendFile(log, 'no JSON\n{"application_id":""}\n')
    if (index === 100 || index === 300) {
      await agent.end('SIGKILL')
      if (index === 100) await rename(log, `${log}.1`)
      agent = await startAgent(t, { ...options, dataDir: agent.dataDir })
    }
    if (index === 200) await wait(700)
  }
  await until(async () => (await reported('log')).length >= 400, 'all are reported', 30_000)
  await until(async () => (await agent.metric('reports_waiting_bytes')) === 0, 'nothing waits')
  assert.deepEqual(await reported('log'), ids)
})
