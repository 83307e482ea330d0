import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { until } from '../support/server/until'
import {
  forecasts,
  orders,
  revocationMs,
  send,
  spoofedHeaders,
  withKey,
  withToken,
  type Gateway,
} from './stories'

/** What a gateway does that introspects and keeps answers for as long as revocation may take. */
export async function tellIntrospection(t: TestContext, gateway: Gateway): Promise<void> {
  const { portal } = gateway
  const { key } = portal

  await t.test('a key passes with the ID of its application, and headers of the client do not', async () => {
    const { status, arrived } = await send(gateway, forecasts, {
      ...spoofedHeaders,
      ...withKey(key.credential),
    })
    assert.equal(status, 200)
    const headers = arrived[0]?.headers ?? {}
    assert.equal(headers['x-portal-application-id'], portal.reader.id)
    assert.equal(headers['x-portal-credential-id'], key.id)
    assert.equal(headers['x-portal-version'], 'coast-forecast/v1')
    const text = JSON.stringify(headers)
    assert.doesNotMatch(text, /spoofed|203\.0\.113\.66/i)
    assert.ok(!text.includes(key.credential) && !text.includes(portal.gatewayKey), text)
  })

  await t.test('without a good key the status is 401, without a registration 403', async () => {
    const without = await send(gateway, forecasts, spoofedHeaders)
    assert.equal(without.status, 401)
    assert.match(without.response.headers.get('www-authenticate') ?? '', /^Bearer/)
    assert.equal((await send(gateway, forecasts, withKey('nonsense'))).status, 401)
    assert.equal((await send(gateway, forecasts, withKey(portal.unregisteredKey))).status, 403)
    assert.equal((await send(gateway, orders, withKey(key.credential))).status, 403)
  })

  await t.test('a token passes where it has the scope', async () => {
    const read = await send(gateway, orders, withToken(portal.token))
    assert.equal(read.status, 200)
    assert.equal(read.arrived[0]?.headers['x-portal-scopes'], 'orders:read')
    const written = await send(gateway, orders, withToken(portal.token), { method: 'POST' })
    assert.deepEqual([written.status, written.arrived], [403, []])
  })

  await t.test('a key is refused within the time that answers are kept', async () => {
    const revoked = await portal.newKey()
    assert.equal((await send(gateway, forecasts, withKey(revoked.credential))).status, 200)
    await portal.revoke(revoked)
    await until(
      async () => (await send(gateway, forecasts, withKey(revoked.credential))).status === 401,
      'the key is refused',
      revocationMs + 1_000,
    )
  })

  await t.test('without the portal only kept answers count, and they end', async () => {
    const unknown = await portal.newKey()
    assert.equal((await send(gateway, forecasts, withKey(key.credential))).status, 200)
    await portal.stop()
    assert.notEqual((await send(gateway, forecasts, withKey(unknown.credential))).status, 200)
    await until(
      async () => (await send(gateway, forecasts, withKey(key.credential))).status !== 200,
      'the kept answer ends',
      revocationMs + 1_000,
    )
    await portal.start()
    const passes = async () => (await send(gateway, forecasts, withKey(key.credential))).status === 200
    await until(passes, 'requests pass again')
  })
}
