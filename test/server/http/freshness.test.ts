import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setAccess } from '../../../server/src/commands/set-access'
import { changeDevelopers, endSessions } from '../../support/server/changed-elsewhere'
import { ferries, robin, tides } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

async function inPortal(
  options: Parameters<typeof realPortal>[0],
  story: (portal: RealPortal) => Promise<void>,
): Promise<void> {
  const portal = await realPortal(options)
  try {
    await story(portal)
  } finally {
    await portal.close()
  }
}

async function productNames(visitor: PortalVisitor): Promise<string[]> {
  const response = await visitor.get('/api/v2/products')
  const { data } = (await response.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}

it('an import is seen by the next call, however often the list was asked for before', () =>
  inPortal({ products: [tides], developers: [robin] }, async (portal) => {
    const developer = await portal.signedIn(robin)
    assert.deepEqual(await productNames(developer), ['Tides'])
    assert.deepEqual(await productNames(developer), ['Tides'])
    await portal.import({ products: [tides, { ...ferries, product: { name: 'Ferries' } }] })
    assert.deepEqual(await productNames(developer), ['Ferries', 'Tides'])
    await portal.import({ settings: { public: true }, products: [] })
    assert.deepEqual(await productNames(portal.visitor()), [])
  }))

it('a grant made by another process is seen at once, and only by whom it was made for', () => {
  const kim = { email: 'kim@example.com', password: 'Correct-horse-2' }
  return inPortal(
    { settings: { rbac: true }, products: [tides, ferries], developers: [robin, kim] },
    async (portal) => {
      const [granted, other] = [await portal.signedIn(robin), await portal.signedIn(kim)]
      assert.deepEqual(await productNames(granted), ['Tides'])
      assert.deepEqual(await productNames(other), ['Tides'])
      await setAccess.run(portal.database, {
        email: robin.email,
        product: 'ferries',
        actions: ['view'],
        isAllowed: true,
      })
      await until(async () => (await productNames(granted)).length === 2, 'the grant was seen', 2000)
      assert.deepEqual(await productNames(other), ['Tides'])
    },
  )
})

it('a session that another process ends is over at once', () =>
  inPortal({ developers: [robin] }, async (portal) => {
    const developer = await portal.signedIn(robin)
    assert.equal((await developer.get('/api/v2/developer/me')).status, 200)
    await endSessions(portal)
    const status = async () => (await developer.get('/api/v2/developer/me')).status
    await until(async () => (await status()) === 401, 'the session was over', 2000)
  }))

it('an account that is no longer approved has no session, whatever its cookies say', () =>
  inPortal({ developers: [robin] }, async (portal) => {
    const developer = await portal.signedIn(robin)
    await changeDevelopers(portal, { status: 'revoked' })
    assert.equal((await developer.get('/api/v2/developer/me')).status, 401)
    assert.equal((await developer.post('/api/v2/developer/refresh')).status, 401)
  }))

it('a client that has the newest answer is told so without getting it again', () =>
  inPortal({ settings: { public: true }, products: [tides] }, async (portal) => {
    const visitor = portal.visitor()
    const first = await visitor.get('/api/v2/products')
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{20,}"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      assert.equal((await visitor.get('/api/v2/products', { 'if-none-match': known })).status, 304, known)
    await portal.import({ settings: { public: true }, products: [] })
    assert.equal((await visitor.get('/api/v2/products', { 'if-none-match': etag })).status, 200)
  }))

it('private answers are kept by nobody in between, and personal ones by nobody at all', () =>
  inPortal({ products: [tides], developers: [robin] }, async (portal) => {
    const developer = await portal.signedIn(robin)
    const policy = async (path: string) => (await developer.get(path)).headers.get('cache-control')
    assert.equal(await policy('/api/v2/products'), 'private, no-cache')
    assert.equal(await policy('/api/v2/developer/me'), 'no-store')
    assert.equal(await policy('/api/v2/portal/logo'), 'no-cache')
  }))
