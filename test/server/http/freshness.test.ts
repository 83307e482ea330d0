import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { ChangeHub } from '../../../server/src/store/change-feed'
import { setAccess } from '../../../server/src/commands/set-access'
import { changeDevelopers, endSessions } from '../../support/server/changed-elsewhere'
import { holdGrants } from '../../support/server/held-account'
import { ferries, robin, tides } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { storedMails } from '../../support/server/stored'
import { statementsDuring, type Statement } from '../../support/server/statement-plans'
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

/** Developers, of whom `granted` may view the ferries. */
const kim = { email: 'kim@example.com', password: 'Correct-horse-2' }
const granted = { email: 'grace@example.com', password: 'Correct-horse-3' }

function grant(portal: RealPortal, { email }: { email: string }, isAllowed: boolean | null = true) {
  return setAccess.run(portal.database, { email, product: 'ferries', actions: ['view'], isAllowed })
}

it('developers with the same access share one response, and nothing else is shared', () =>
  inPortal(
    { settings: { rbac: true }, products: [tides, ferries], developers: [robin, kim, granted] },
    async (portal) => {
      await grant(portal, granted)
      const [one, other, more] = [
        await portal.signedIn(robin),
        await portal.signedIn(kim),
        await portal.signedIn(granted),
      ]
      const visitors = [one, other, more]
      await Promise.all(visitors.map((visitor) => visitor.get('/api/v2/products/tides/actions')))

      const first = await statementsDuring(async () => {
        assert.deepEqual(await productNames(one), ['Tides'])
      })
      const shared = await statementsDuring(async () => {
        assert.deepEqual(await productNames(other), ['Tides'])
      })
      assert.equal(aboutProducts(first).length, 2, 'a page and its total')
      assert.deepEqual(aboutProducts(shared), [])

      const status = async (visitor: PortalVisitor) => (await visitor.get('/api/v2/products/ferries')).status
      const actions = async (visitor: PortalVisitor) =>
        ((await (await visitor.get('/api/v2/products/ferries/actions')).json()) as { actions: object })
          .actions
      const none = { view: false, register: false, view_documentation: false }
      const all = { ...none, view: true, register: true, view_documentation: true }
      // In each order, so that each set is the first to be cached once.
      for (const order of [visitors, visitors.toReversed()]) {
        await portal.import({ settings: { rbac: true }, products: [tides, ferries] })
        for (const visitor of order) {
          const mayView = visitor === more
          assert.deepEqual(await productNames(visitor), mayView ? ['Ferries', 'Tides'] : ['Tides'])
          assert.equal(await status(visitor), mayView ? 200 : 403)
          assert.deepEqual(await actions(visitor), mayView ? all : none)
        }
      }
    },
  ))

it('a grant that is stored while a response is made is seen by nobody else', () =>
  inPortal(
    { settings: { rbac: true }, products: [tides, ferries], developers: [robin, granted] },
    async (portal) => {
      // Statements of the embedded engine wait for each other.
      if (!portal.database.databaseUrl) return
      const [other, changing] = [await portal.signedIn(robin), await portal.signedIn(granted)]
      await Promise.all([other, changing].map((visitor) => visitor.get('/api/v2/products/tides/actions')))
      const held = await holdGrants(portal, granted.email)
      const response = productNames(changing)
      try {
        await held.waiters(1)
      } finally {
        await held.release()
      }
      await response
      assert.deepEqual(await productNames(other), ['Tides'])
    },
  ))

it('what others write repeats no statement of a read', () =>
  inPortal(
    { settings: { rbac: true }, products: [tides, ferries], developers: [robin, kim] },
    async (portal) => {
      const [reader, writer] = [await portal.signedIn(robin), await portal.signedIn(kim)]
      const read = () =>
        statementsDuring(async () => {
          for (const path of [
            '/api/v2/products',
            '/api/v2/products/tides',
            '/api/v2/products/tides/versions',
            '/api/v2/products/tides/documents',
            '/api/v2/portal/appearance',
            '/api/v2/developer/me',
          ])
            assert.equal((await reader.get(path)).status, 200, path)
          const cookie = [...reader.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
          const page = await fetch(portal.url, { headers: { accept: 'text/html', cookie } })
          assert.equal(page.status, 200)
        })
      const first = new Set((await read()).map(({ text }) => text))
      assert.ok(
        [...first].some((text) => text.includes('specifications.origins')),
        'the page reads described origins',
      )

      await grant(portal, kim)
      const changed = await writer.fetch('/api/v2/developer/me/password', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ old_password: kim.password, new_password: 'Another-horse-4' }),
      })
      assert.ok(changed.ok)
      await portal.signedIn({ ...kim, password: 'Another-horse-4' })
      assert.equal((await storedMails(portal)).length, 1)

      const again = (await read()).map(({ text }) => text)
      assert.deepEqual(
        again.filter((text) => first.has(text) && text !== 'select 1'),
        [],
      )
    },
  ))

it('requests at one moment wait for one query, which serves a second while changes cannot be announced', () =>
  inPortal({ settings: { public: true }, products: [tides] }, async (portal) => {
    const visitor = portal.visitor()
    const queries = async (requests: number) => {
      const statements = await statementsDuring(() =>
        Promise.all(Array.from({ length: requests }, () => visitor.get('/api/v2/products'))),
      )
      return aboutProducts(statements).length
    }
    assert.equal(await queries(20), 2, 'a page and its total')
    const changes = portal.database.changes as ChangeHub
    changes.setListening(false)
    assert.equal(await queries(20), 2)
    await until(async () => (await queries(1)) === 0, 'a response is shared')
    await until(async () => (await queries(1)) === 2, 'and not for long')
    changes.setListening(true)
    assert.equal(await queries(1), 2)
  }))

function aboutProducts(statements: readonly Statement[]): string[] {
  return statements.map(({ text }) => text).filter((text) => text.includes('from "products"'))
}

it('responses of more than a kilobyte are compressed, and none of a session or key is', () =>
  inPortal({ products: [tides], developers: [robin] }, async (portal) => {
    const developer = await portal.signedIn(robin)
    const versions = Array.from({ length: 20 }, (_, n) => ({ name: `${n}.0` }))
    const large = { ...tides, product: { ...tides.product, versions } }
    await portal.import({ products: [{ ...large, files: {} }] })
    const path = '/api/v2/products/tides/versions?page[size]=100'
    const plain = await developer.get(path, { 'accept-encoding': 'identity' })
    const text = await plain.text()
    const etag = plain.headers.get('etag') ?? ''
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.match(plain.headers.get('vary') ?? '', /Accept-Encoding/)
    for (const encoding of ['br', 'gzip']) {
      // Twice: made, and cached.
      for (let request = 0; request < 2; request += 1) {
        const response = await developer.get(path, { 'accept-encoding': encoding })
        assert.equal(response.headers.get('content-encoding'), encoding)
        assert.equal(response.headers.get('etag'), `W/${etag}`)
        assert.ok(Number(response.headers.get('content-length')) < text.length / 2)
        assert.equal(await response.text(), text)
      }
      for (const known of [etag, `W/${etag}`]) {
        const response = await developer.get(path, { 'accept-encoding': encoding, 'if-none-match': known })
        assert.equal(response.status, 304)
      }
    }
    const small = await developer.get('/api/v2/products/tides/actions', { 'accept-encoding': 'br' })
    assert.equal(small.headers.get('content-encoding'), null)
    for (let session = 0; session < 5; session += 1) await portal.signedIn(robin)
    const sessions = await developer.get('/api/v2/developer/sessions', { 'accept-encoding': 'br' })
    assert.ok((await sessions.text()).length > 1_000)
    assert.equal(sessions.headers.get('content-encoding'), null)
  }))
