import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { FeedChanges, SnapshotPage } from '../../../server/src/rules/gateway/feed'
import { secretHash } from '../../../server/src/rules/issued-secrets'
import { removeOldGatewayChanges } from '../../../server/src/store/gateway-feed'
import { call } from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { gatewayPortal, type GatewayPortal } from '../../support/server/gateway-portal'
import {
  makeChangesOlder,
  removeSigningKeys,
  renamedDuring,
  replaceFeed,
  setAccountStatus,
  setVersionStatus,
  setViewAccess,
} from '../../support/server/gateway-writes'
import { robin } from '../../support/server/sample-data'

let world: GatewayPortal
let gatewayKey: string
before(async () => {
  world = await gatewayPortal()
  gatewayKey = await world.gatewayKey('edge')
})
after(() => world.portal.close())

async function read<T>(path: string, key = gatewayKey): Promise<{ status: number; body: T }> {
  const response = await contractFetch(`${world.portal.url}/gateway/v1/${path}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return { status: response.status, body: (await response.json()) as T }
}

async function snapshot(key = gatewayKey): Promise<SnapshotPage> {
  const { status, body } = await read<SnapshotPage>('snapshot', key)
  assert.equal(status, 200)
  return body
}

async function changesAt(cursor: string, seconds = 0, key = gatewayKey): Promise<FeedChanges> {
  const { status, body } = await read<FeedChanges>(`changes?cursor=${cursor}&seconds=${seconds}`, key)
  assert.equal(status, 200)
  return body
}

/** What a write has changed for the agent, as `Clock: 1 key, 2.0`. */
async function changed(write: () => Promise<unknown>): Promise<string[]> {
  const { cursor } = await snapshot()
  await write()
  const { applications, removed, versions, signing_keys, is_complete } = await changesAt(cursor)
  assert.equal(is_complete, true)
  return [
    ...applications.map(
      ({ name, keys, versions: open, is_owner_approved }) =>
        `${name}: ${keys.length} keys, ${open.length} versions${is_owner_approved ? '' : ', revoked'}`,
    ),
    ...removed.map(() => 'removed'),
    ...(versions ? [`${versions.length} versions`] : []),
    ...(signing_keys ? ['signing keys'] : []),
  ]
}

const setAccount = (status: 'approved' | 'pending') => setAccountStatus(world.portal, robin.email, status)

describe('a snapshot', () => {
  it('has hashes of keys, registrations, versions and settings, and no key', async () => {
    const { application, key, versions } = world
    const page = await snapshot()
    assert.equal(page.next, null)
    const [clock] = page.applications
    assert.deepEqual(
      [clock?.name, clock?.keys, clock?.versions],
      ['Clock', [{ id: key.id, hash: secretHash(key.credential) }], [{ id: versions['2.0'] }]],
    )
    assert.equal(clock?.id, application.id)
    assert.deepEqual(
      page.versions.map(({ product, name, gateway }) => [`${product}/${name}`, gateway]),
      [
        ['charts/1', { hosts: ['charts.example.com'] }],
        ['levels/2.0', { hosts: ['api.example.com'], paths: ['/levels/2.0'] }],
      ],
    )
    assert.ok(!JSON.stringify(page).includes(key.credential))
  })

  it('goes on from page to page, and begins anew if it cannot', async () => {
    const { cursor } = await snapshot()
    for (const page of ['', 'nonsense', cursor, Buffer.from('{"feed":1}').toString('base64url')])
      assert.equal((await read(`snapshot?page=${page}`)).status, 410, page)
    assert.equal((await read('changes?cursor=nonsense')).status, 410)
    const at = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as object
    for (const since of ['9:3:', '1:9:12', '5:9:7,6', `1:${2n ** 63n}:`, '0:0:', "1:1:'"]) {
      const odd = Buffer.from(JSON.stringify({ ...at, since })).toString('base64url')
      assert.equal((await read(`changes?cursor=${odd}`)).status, 410, since)
    }
    const beginning = { ...at, application: '00000000-0000-0000-0000-000000000000' }
    const first = Buffer.from(JSON.stringify(beginning)).toString('base64url')
    const { body } = await read<SnapshotPage>(`snapshot?page=${first}`)
    assert.deepEqual([body.cursor, body.applications.length], [cursor, 1])
  })
})

describe('changes', () => {
  it('are told of keys, registrations, applications, accounts and signing keys', async () => {
    const { developer, application, newKey, register, revoke } = world
    assert.deepEqual(await changed(() => Promise.resolve()), [])
    const key = await newKey()
    assert.deepEqual(await changed(() => revoke(key)), ['Clock: 1 keys, 1 versions'])
    const { id } = await register(application, '1')
    assert.deepEqual(
      await changed(() => call(developer, `DELETE /applications/${application.id}/registrations/${id}`)),
      ['Clock: 1 keys, 1 versions'],
    )
    assert.deepEqual(await changed(() => setAccount('pending')), ['Clock: 1 keys, 1 versions, revoked'])
    assert.deepEqual(await changed(() => setAccount('approved')), ['Clock: 1 keys, 1 versions'])
    const { client } = await world.newClient('Office', ['read'])
    const renamed = { name: 'Bureau' }
    assert.deepEqual(await changed(() => call(developer, `PATCH /applications/${client.id}`, renamed)), [
      'Bureau: 0 keys, 1 versions',
    ])
    assert.deepEqual(await changed(() => call(developer, `DELETE /applications/${client.id}`)), ['removed'])
    assert.deepEqual(await changed(() => removeSigningKeys(world.portal)), ['signing keys'])
    assert.deepEqual(await changed(() => setVersionStatus(world.portal, '1', 'sunset')), ['1 versions'])
    await setVersionStatus(world.portal, '1', 'published')
  })

  it('are told of a transaction that ends after later ones', async () => {
    const { portal, application } = world
    const { cursor } = await snapshot()
    const between = await renamedDuring(portal, { id: application.id, name: 'Late' }, async () =>
      // The embedded engine has one connection, which this transaction holds.
      portal.database.engine === 'postgresql' ? (await changesAt(cursor)).cursor : cursor,
    )
    const { applications } = await changesAt(between)
    assert.deepEqual(
      applications.map(({ name }) => name),
      ['Late'],
    )
  })

  it('end the wait of an agent within a second', async () => {
    const { cursor } = await snapshot()
    const key = await world.newKey()
    const waiting = changesAt((await changesAt(cursor)).cursor, 20)
    await world.revoke(key)
    const revokedAt = performance.now()
    const { applications } = await waiting
    assert.ok(performance.now() - revokedAt < 1_000)
    assert.ok(applications[0]?.revoked_keys.some(({ id }) => id === key.id))
  })

  it('are not told across a restore, from before what is kept, or once they concern everything', async () => {
    const isGone = async (cursor: string) => (await read(`changes?cursor=${cursor}`)).status === 410
    const { cursor } = await snapshot()
    await world.revoke(await world.newKey())
    await makeChangesOlder(world.portal, 2)
    await removeOldGatewayChanges(world.portal.database.db)
    assert.equal(await isGone(cursor), true)
    const later = (await snapshot()).cursor
    assert.equal(await isGone(later), false)
    await setViewAccess(world.portal, 'granted')
    assert.equal(await isGone(later), true)
    await setViewAccess(world.portal, 'everyone')
    const latest = (await snapshot()).cursor
    await replaceFeed(world.portal)
    assert.equal(await isGone(latest), true)
  })
})

describe('the key of a gateway for some products', () => {
  it('sees these, and the applications that are registered for them', async () => {
    const ofCharts = await world.gatewayKey('charts', ['charts'])
    const before = await snapshot(ofCharts)
    assert.deepEqual([before.applications, before.versions.map(({ product }) => product)], [[], ['charts']])
    const headers = { 'x-portal-gateway-key': ofCharts, 'x-api-key': world.key.credential }
    const reasonAt = async (query: string, others: Record<string, string> = {}) => {
      const response = await contractFetch(`${world.portal.url}/gateway/v1/check${query}`, {
        headers: { ...headers, ...others },
      })
      return [response.status, response.headers.get('x-portal-reason')]
    }
    assert.deepEqual(await reasonAt('?version=levels/2.0'), [403, 'not_registered'])
    const placed = { 'x-forwarded-host': 'api.example.com', 'x-forwarded-uri': '/levels/2.0' }
    assert.deepEqual(await reasonAt('', placed), [403, 'not_registered'])
    assert.deepEqual(await reasonAt('?version=charts/1'), [401, 'key_unknown'])
    assert.deepEqual((await changesAt(before.cursor, 0, ofCharts)).applications, [])

    const { id } = await world.register(world.application, '1')
    assert.deepEqual(await reasonAt('?version=charts/1'), [200, null])
    const [clock] = (await changesAt(before.cursor, 0, ofCharts)).applications
    assert.deepEqual(clock?.versions, [{ id: world.versions['1'] }])
    const introspected = await contractFetch(`${world.portal.url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ofCharts}` },
      body: new URLSearchParams({ token: world.key.credential }),
    })
    const { product_versions } = (await introspected.json()) as { product_versions: { product: string }[] }
    assert.deepEqual(
      product_versions.map(({ product }) => product),
      ['charts'],
    )
    const { cursor } = await snapshot(ofCharts)
    await call(world.developer, `DELETE /applications/${world.application.id}/registrations/${id}`)
    assert.deepEqual((await changesAt(cursor, 0, ofCharts)).removed, [world.application.id])
    // Its cursor is of no use for another key.
    assert.equal((await read(`changes?cursor=${cursor}`)).status, 410)
  })

  it('names products that are there, and is a gateway', async () => {
    await assert.rejects(world.gatewayKey('nothing', ['nowhere']), /--products/)
    await assert.rejects(world.gatewayKey('none', []), /--products/)
  })
})

it('only a gateway reads snapshots and changes', async () => {
  for (const path of ['snapshot', 'changes?cursor=x'])
    assert.equal((await read(path, 'ptg_nonsense')).status, 401, path)
})
