import assert from 'node:assert/strict'
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gatewayPortal, type GatewayPortal } from '../support/server/gateway-portal'
import { replaceFeed, setAccountStatus } from '../support/server/gateway-writes'
import { robin } from '../support/server/sample-data'
import { startScriptedApi } from '../support/scripted-api.mjs'
import { until } from '../support/server/until'
import { networkTo, startAgent } from '../support/gateway-agent'

let world: GatewayPortal
let gatewayKey: string
before(async () => {
  world = await gatewayPortal()
  gatewayKey = await world.gatewayKey('edge')
})
after(() => world.portal.close())

const withKey = ({ credential } = world.key) => ({ 'x-api-key': credential })
const version = '?version=levels/2.0'

test('without the portal what was approved goes on for the time of the operator, then closes, and opens again', async (t) => {
  const { network, url: portalUrl } = await networkTo(t, world.portal.url)
  const args = ['--offline-seconds', '12']
  const agent = await startAgent(t, { portalUrl, gatewayKey, args })
  await agent.reaches('connected')
  const revoked = await world.newKey()
  await until(async () => (await agent.outcome(version, withKey(revoked))) === '200', 'the key passes')

  network.dropPackets()
  await agent.reaches('offline')
  assert.equal(await agent.outcome(version, withKey()), '200')
  assert.equal((await fetch(`${agent.url}/readyz`)).status, 200)
  await world.revoke(revoked)
  await agent.reaches('closed')
  const closed = await agent.check(version, withKey())
  assert.equal(closed.status, 503)
  assert.equal((await fetch(`${agent.url}/readyz`)).status, 503)

  network.forwardAgain()
  await agent.reaches('connected')
  assert.equal(await agent.outcome(version, withKey()), '200')
  assert.equal(await agent.outcome(version, withKey(revoked)), '401 key_revoked')
  // The same snapshot all the time: the cursor goes on.
  assert.equal(await agent.metric('snapshots_total'), 1)
})

test('an agent that is killed without the portal goes on with what it knew last', async (t) => {
  const { network, url: portalUrl } = await networkTo(t, world.portal.url)
  const options = { portalUrl, gatewayKey }
  const agent = await startAgent(t, options)
  await agent.reaches('connected')
  const revoked = await world.newKey()
  await until(async () => (await agent.outcome(version, withKey(revoked))) === '200', 'the key passes')
  await world.revoke(revoked)
  const isRefused = async () => (await agent.outcome(version, withKey(revoked))) === '401 key_revoked'
  await until(isRefused, 'the key is refused')
  const isStored = async () => (await journalOf(agent.dataDir)).text.includes(`"revoked_keys":[{"id":"`)
  await until(isStored, 'the revocation is on disk')
  network.dropPackets()
  await agent.end('SIGKILL')

  const again = await startAgent(t, { ...options, dataDir: agent.dataDir })
  await until(async () => (await again.health()).state !== 'starting', 'the snapshot is read')
  assert.equal(await again.outcome(version, withKey()), '200')
  assert.equal(await again.outcome(version, withKey(revoked)), '401 key_revoked')
  await again.end('SIGKILL')

  // A line that the end of the process has torn is none, and a snapshot without its end is not used.
  const { path } = await journalOf(agent.dataDir)
  await appendFile(path, '{"cursor":"x","confirmed_at":')
  const torn = await startAgent(t, { ...options, dataDir: agent.dataDir })
  await until(async () => (await torn.outcome(version, withKey())) === '200', 'the key passes')
  await torn.end('SIGKILL')
  const snapshot = join(agent.dataDir, 'snapshot.jsonl')
  const whole = await readFile(snapshot, 'utf8')
  await writeFile(snapshot, whole.slice(0, whole.lastIndexOf('{"end"')))
  const half = await startAgent(t, { ...options, dataDir: agent.dataDir })
  assert.equal((await half.health()).state, 'starting')
  assert.equal((await half.check(version, withKey())).status, 503)
  network.forwardAgain()
  await half.reaches('connected')
  assert.equal(await half.outcome(version, withKey()), '200')
})

async function journalOf(folder: string): Promise<{ path: string; text: string }> {
  const name = (await readdir(folder)).find((each) => each.startsWith('journal-')) ?? ''
  return { path: join(folder, name), text: await readFile(join(folder, name), 'utf8') }
}

test('after a restore, and after a change for everyone, the agent takes a new snapshot', async (t) => {
  const agent = await startAgent(t, { portalUrl: world.portal.url, gatewayKey })
  await agent.reaches('connected')
  await replaceFeed(world.portal)
  await until(async () => (await agent.metric('snapshots_total')) === 2, 'there is a new snapshot')
  await setAccountStatus(world.portal, robin.email, 'pending')
  const isRefused = async () => (await agent.outcome(version, withKey())) === '401 account_revoked'
  await until(isRefused, 'the account is refused')
  await setAccountStatus(world.portal, robin.email, 'approved')
})

test('a snapshot that is cut in the middle is not used', async (t) => {
  const headers = { authorization: `Bearer ${gatewayKey}` }
  const first = await fetch(`${world.portal.url}/gateway/v1/snapshot`, { headers })
  const page = (await first.json()) as object
  const api = await startScriptedApi({
    'GET /gateway/v1/snapshot': { json: { ...page, next: 'more' } },
    'GET /gateway/v1/snapshot?page=more': { status: 500 },
  })
  t.after(() => api.close())
  const agent = await startAgent(t, { portalUrl: api.url, gatewayKey })
  await until(() => api.log.length > 3, 'the second page was asked for again')
  assert.equal((await agent.health()).state, 'starting')
  assert.equal((await agent.check(version, withKey())).status, 503)
})

test('a gateway key that is void closes the agent, and a new one in its file opens it', async (t) => {
  const agent = await startAgent(t, {
    portalUrl: world.portal.url,
    gatewayKey: `${gatewayKey.slice(0, -1)}!`,
  })
  await agent.reaches('refused')
  assert.equal((await agent.check(version, withKey())).status, 503)
  await writeFile(agent.keyFile, gatewayKey)
  await agent.reaches('connected')
  assert.equal(await agent.outcome(version, withKey()), '200')
})
