import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { importCredentials } from '../../server/src/commands/import-credentials'
import { assertInContract } from '../support/server/contract'
import { foreignKey, keyLine, keysFile, statement } from '../support/server/foreign-keys'
import { gatewayPortal, type GatewayPortal } from '../support/server/gateway-portal'
import { setVersionStatus } from '../support/server/gateway-writes'
import { robin } from '../support/server/sample-data'
import { until } from '../support/server/until'
import { startAgent } from '../support/gateway-agent'

let world: GatewayPortal
before(async () => {
  world = await gatewayPortal()
})
after(() => world.portal.close())

type Headers = Record<string, string>

/** What a gateway and its client get to see of a response. */
async function seen(response: Response) {
  const { instance: _, ...problem } = JSON.parse((await response.text()) || '{}') as Record<string, unknown>
  const headers = [...response.headers].filter(([name]) =>
    /^x-portal-|^www-auth|^cache-control|^content-language|^content-type/.test(name),
  )
  return { status: response.status, headers: Object.fromEntries(headers), problem }
}

test('the agent answers each check as the server does, in the words of the contract', async (t) => {
  const { portal, key, newKey, revoke, newClient } = world
  const gatewayKey = await world.gatewayKey('edge')
  const { token } = await newClient('Horloge des marées', ['read'])
  const revoked = await newKey()
  await revoke(revoked)
  const agent = await startAgent(t, { portalUrl: portal.url, gatewayKey })
  await agent.reaches('connected')

  const withKey = { 'x-api-key': key.credential }
  const withToken = { authorization: `Bearer ${token}` }
  const at = (host: string, uri: string): Headers => ({ 'x-forwarded-host': host, 'x-forwarded-uri': uri })
  const requests: [query: string, headers: Headers][] = [
    ['?version=levels/2.0', withKey],
    [`?version=${world.versions['2.0']}`, withKey],
    ['?version=levels/2.0', {}],
    ['?version=levels/2.0', { 'accept-language': 'de' }],
    ['?version=levels/2.0', { 'x-api-key': 'nonsense' }],
    ['?version=levels/2.0', { 'x-api-key': `${key.credential.slice(0, -1)}!` }],
    ['?version=levels/2.0', { 'x-api-key': revoked.credential }],
    ['?version=levels/2.0', { ...withKey, ...withToken }],
    ['?version=levels/2.0', { authorization: `Bearer ${key.credential}` }],
    ['?version=levels/2.0', { 'x-api-key': token }],
    ['?version=levels/2.0&scope=read', withToken],
    ['?version=levels/2.0&scope=read%20write', withToken],
    ['?version=levels/2.0&scope=read', withKey],
    ['?version=levels/2.0', { authorization: `Bearer ${token}x` }],
    ['?version=charts/1', withKey],
    ['?version=charts/2', withKey],
    ['?version=levels/0.9', withKey],
    ['', { ...withKey, ...at('api.example.com', '/levels/2.0/rivers') }],
    ['', { ...withKey, ...at('api.example.com', '/levels/2.0/../1.0') }],
    ['', { ...withKey, ...at('elsewhere.example.com', '/levels/2.0') }],
    ['', { ...withKey, ...at('api.example.com', '/levels/2.0'), 'x-original-url': '/levels/1.0' }],
    ['?scope=write', { ...withToken, ...at('api.example.com', '/levels/2.0?scope=write') }],
    ['', at('api.example.com', `/levels/2.0?X-Api-Key=${key.credential}`)],
    ['', withKey],
  ]
  for (const [query, headers] of requests) {
    const ofServer = await fetch(`${portal.url}/gateway/v1/check${query}`, {
      headers: { ...headers, 'x-portal-gateway-key': gatewayKey },
    })
    const ofAgent = await agent.check(query, headers)
    const body = Buffer.from(await ofAgent.clone().arrayBuffer())
    const { status, headers: sent } = ofAgent
    assertInContract({ method: 'GET', path: '/gateway/v1/check', status, headers: sent, body })
    assert.deepEqual(await seen(ofAgent), await seen(ofServer), `${query} ${JSON.stringify(headers)}`)
  }
  // Its files have hashes of keys, so they are their owner's.
  assert.equal((await stat(agent.dataDir)).mode & 0o077, 0)
  assert.equal((await stat(join(agent.dataDir, 'snapshot.jsonl'))).mode & 0o777, 0o600)
})

/** Within which an agent knows of a change, as docs/gateways.md says. */
const promisedMs = 5_000

test('what is taken away or given is so at the agent within a moment', async (t) => {
  const { portal, newKey, revoke } = world
  const agent = await startAgent(t, { portalUrl: portal.url, gatewayKey: await world.gatewayKey('follows') })
  await agent.reaches('connected')
  const key = await newKey()
  const headers = { 'x-api-key': key.credential }
  const outcome = () => agent.outcome('?version=levels/2.0', headers)
  await until(async () => (await outcome()) === '200', 'the new key passes', promisedMs)
  await revoke(key)
  await until(async () => (await outcome()) === '401 key_revoked', 'the key is refused', promisedMs)
  const open = { 'x-api-key': world.key.credential }
  await setVersionStatus(portal, '2.0', 'sunset')
  const isGone = async () => (await agent.outcome('?version=levels/2.0', open)) === '403 not_registered'
  await until(isGone, 'the version is gone', promisedMs)
  await setVersionStatus(portal, '2.0', 'published')
})

test('a key of another system passes as soon as it is imported', async (t) => {
  const { portal } = world
  const gatewayKey = await world.gatewayKey('imports')
  const agent = await startAgent(t, { portalUrl: portal.url, gatewayKey })
  await agent.reaches('connected')
  const key = foreignKey('laptop')
  const outcome = () => agent.outcome('?version=levels/2.0', { 'x-api-key': key })
  assert.equal(await outcome(), '401 key_unknown')
  const owner = { developer: robin.email, application: 'Elsewhere', product: 'levels', version: '2.0' }
  const file = await keysFile(t, [statement, keyLine(key, owner)])
  await importCredentials.run(portal.database, { file, dryRun: false, confirmation: true })
  await until(async () => (await outcome()) === '200', 'the imported key passes', promisedMs)
})

test('the key of a gateway for another product knows nothing of this one', async (t) => {
  const gatewayKey = await world.gatewayKey('charts', ['charts'])
  const agent = await startAgent(t, { portalUrl: world.portal.url, gatewayKey })
  await agent.reaches('connected')
  const headers = { 'x-api-key': world.key.credential }
  assert.equal((await agent.health()).applications, 0)
  assert.equal(await agent.outcome('?version=levels/2.0', headers), '403 not_registered')
  assert.equal(await agent.outcome('?version=charts/1', headers), '401 key_unknown')
})
