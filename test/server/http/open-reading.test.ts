import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { decideAccountOf } from '../../../server/src/commands/decide-account'
import { setAccess } from '../../../server/src/commands/set-access'
import { operations } from '../../../server/src/routes'
import { realPortal, type RealPortal, type TestProduct } from '../../support/server/portal'
import { restrictAsBefore } from '../../support/server/changed-elsewhere'
import { robin } from '../../support/server/sample-data'
import { productId, versionId } from '../../support/server/stored'
import { expiredAccessToken } from '../../support/server/time-passes'
import type { PortalVisitor } from '../../support/server/visitor'

const visibilities = ['everyone', 'developers', 'granted'] as const
type Visibility = (typeof visibilities)[number]

/** Each has everything that can be read, named after it. */
const productOf = (folder: string, settings: Record<string, unknown> = {}): TestProduct => ({
  folder,
  product: { name: `Product ${folder}`, versions: [{ name: `v-${folder}` }], ...settings },
  files: {
    [`versions/v-${folder}/openapi.json`]: JSON.stringify({
      openapi: '3.1.0',
      info: { title: folder, version: '1' },
      servers: [{ url: `https://${folder}.example` }],
      paths: { '/levels': { get: { operationId: 'levels', summary: 'Levels', responses: {} } } },
    }),
    'docs/start.md': '# Start\n\nA lighthouse.\n\n![Pier](pier.svg)\n',
    'docs/pier.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
})
const products = visibilities.map((visibility) => productOf(visibility, { visibility }))

/** Every operation that reads one product, by its ID in the contract, below the product. */
const readsOfProduct: Readonly<Record<string, (version: string) => string>> = {
  getProduct: () => '',
  getProductActions: () => '/actions',
  listProductDocuments: () => '/documents',
  getProductDocument: () => '/documents/start',
  searchProductDocuments: () => '/document-search?q=lighthouse',
  getDocumentImage: () => '/document-images/pier.svg',
  listProductVersions: () => '/versions',
  getProductVersion: (version) => `/versions/${version}`,
  getProductVersionSpec: (version) => `/versions/${version}/spec`,
  getProductVersionSpecOperations: (version) => `/versions/${version}/spec/operations`,
}

/** Every operation that reads several. */
const readsOfAll: Readonly<Record<string, string>> = {
  listProducts: '/api/v2/products?page[size]=100',
  searchPortalEntities: '/api/v2/search/product-catalog?q=product&join=versions,versions.documents',
  searchPortal: '/api/v2/portal/search?query=product&limit=20',
}

const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'

const granted = { email: 'grace@example.com', password: 'Correct-horse-3' }
const revoked = { email: 'kim@example.com', password: 'Correct-horse-2' }

describe('a portal that everyone reads', () => {
  let portal: RealPortal
  let ids: Record<Visibility, { product: string; version: string }>

  const viewers = {
    visitor: () => portal.visitor(),
    'signed in without access': () => portal.signedIn(robin),
    'signed in with access': () => portal.signedIn(granted),
  }
  const seen: Record<keyof typeof viewers, readonly Visibility[]> = {
    visitor: ['everyone'],
    'signed in without access': ['everyone', 'developers'],
    'signed in with access': ['everyone', 'developers', 'granted'],
  }

  const ended: Record<string, () => Promise<PortalVisitor>> = {
    'expired token': async () => withToken(await expiredAccessToken(portal, await portal.signedIn(robin))),
    'revoked account': async () => {
      const visitor = await portal.signedIn(revoked)
      const decide = decideAccountOf('developer')
      await decide.run(portal.database, { account: revoked.email, decision: 'revoke' })
      return visitor
    },
    'token of nobody': async () => withToken('a.b.c'),
  }

  function withToken(value: string): PortalVisitor {
    const visitor = portal.visitor()
    visitor.cookies.set('portalaccesstoken', { value, path: '/', attributes: '' })
    return visitor
  }

  const pathsOf = (key: string, version: string) =>
    Object.values(readsOfProduct).map((rest) => `/api/v2/products/${key}${rest(version)}`)

  before(async () => {
    portal = await realPortal({
      settings: { reading: 'everyone' },
      products,
      developers: [robin, granted, revoked],
    })
    const idOf = async (visibility: Visibility) => ({
      product: await productId(portal, visibility),
      version: await versionId(portal, `v-${visibility}`),
    })
    ids = {
      everyone: await idOf('everyone'),
      developers: await idOf('developers'),
      granted: await idOf('granted'),
    }
    const grant = { email: granted.email, product: 'granted', actions: ['view'] as const, isAllowed: true }
    await setAccess.run(portal.database, { ...grant, actions: [...grant.actions] })
  })
  after(() => portal.close())

  it('has every reading operation in these tests', () => {
    const reading = operations.filter(({ access }) => access === 'reader').map(({ id }) => id)
    assert.deepEqual(
      reading.toSorted(),
      [...Object.keys(readsOfProduct), ...Object.keys(readsOfAll)].toSorted(),
    )
  })

  for (const [viewer, arrive] of Object.entries(viewers))
    for (const visibility of visibilities) {
      const isSeen = seen[viewer as keyof typeof viewers].includes(visibility)
      it(`${isSeen ? 'shows' : 'hides'} ${visibility}: ${viewer}`, async () => {
        const visitor = await arrive()
        const { product, version } = ids[visibility]
        for (const key of [visibility, product])
          for (const path of pathsOf(key, version)) {
            const response = await visitor.get(path)
            if (isSeen) {
              assert.equal(response.status, 200, path)
              continue
            }
            const missing = await visitor.get(
              path.replace(key, key === product ? unknownId : 'none').replace(version, unknownId),
            )
            assert.deepEqual(await contentOf(response), await contentOf(missing), path)
            assert.equal(response.status, 404, path)
          }
        for (const path of Object.values(readsOfAll)) {
          const text = await (await visitor.get(path)).text()
          assert.equal(text.includes(`Product ${visibility}`), isSeen, path)
          assert.equal(text.includes(product), isSeen, path)
          const { meta } = JSON.parse(text) as { meta?: { page: { total: number } } }
          // The search over the portal has no pages.
          if (meta) assert.equal(meta.page.total, seen[viewer as keyof typeof viewers].length, path)
        }
      })
    }

  for (const [name, arrive] of Object.entries(ended))
    it(`refuses every read: ${name}`, async () => {
      // What visitors read is cached, and is no answer to a session that has ended.
      const visitor = portal.visitor()
      const paths = visibilities.flatMap((visibility) => pathsOf(visibility, ids[visibility].version))
      for (const path of [...paths, ...Object.values(readsOfAll)]) await visitor.get(path)
      const returning = await arrive()
      const token = returning.cookies.get('portalaccesstoken')?.value ?? ''
      for (const path of [...paths, ...Object.values(readsOfAll)]) {
        const tag = (await visitor.get(path)).headers.get('etag')
        assert.equal((await returning.get(path, tag ? { 'if-none-match': tag } : {})).status, 401, path)
        const bearer = { authorization: `Bearer ${token}` }
        assert.equal((await portal.visitor().get(path, bearer)).status, 401, path)
      }
    })

  it('keeps everything personal for those who have signed in', async () => {
    const visitor = portal.visitor()
    for (const path of [
      '/api/v2/developer/me',
      '/api/v2/applications',
      '/api/v2/developer/sessions',
      `/api/v2/products/everyone/versions/${ids.everyone.version}/applications`,
    ])
      assert.equal((await visitor.get(path)).status, 401, path)
  })

  it('tells visitors that they may not register', async () => {
    const response = await portal.visitor().get('/api/v2/products/everyone/actions')
    const { actions } = (await response.json()) as { actions: object }
    assert.deepEqual(actions, { view: true, register: false, view_documentation: true })
  })

  it('says so in its context, and does not call itself public', async () => {
    const context = (await (await portal.visitor().get('/api/v2/portal')).json()) as Record<string, unknown>
    assert.deepEqual(
      [context['open_reading'], context['is_public'], context['rbac_enabled']],
      [true, false, true],
    )
  })

  it('lets no cache in between keep what one viewer reads', async () => {
    for (const path of ['/api/v2/products', '/api/v2/products/everyone'])
      assert.equal((await portal.visitor().get(path)).headers.get('cache-control'), 'private, no-cache')
  })

  it('lets the page of a visitor connect to the servers of open products only', async () => {
    const { headers } = await fetch(`${portal.url}/`, { headers: { accept: 'text/html' } })
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /https:\/\/everyone\.example/)
    assert.doesNotMatch(policy, /developers\.example|granted\.example/)
  })
})

/** Without what is of each request alone: its trace, which is of various lengths. */
async function contentOf(response: Response) {
  const { instance, ...problem } = (await response.json()) as { instance: string }
  assert.ok(instance)
  const own = ['x-request-id', 'date', 'content-length']
  const headers = [...response.headers].filter(([name]) => !own.includes(name))
  return { status: response.status, headers, problem }
}

async function productNames(portal: RealPortal): Promise<string[]> {
  const response = await portal.visitor().get('/api/v2/products')
  if (response.status !== 200) return [String(response.status)]
  const { data } = (await response.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}

describe('who reads a portal', () => {
  it('is seen by the next request after an import that changes the mode or a product', async () => {
    const portal = await realPortal({ products })
    try {
      assert.deepEqual(await productNames(portal), ['401'])
      const settings = { reading: 'everyone' }
      await portal.import({ settings, products })
      assert.deepEqual(await productNames(portal), ['Product everyone'])
      await portal.import({
        settings,
        products: [productOf('everyone'), productOf('developers', { visibility: 'everyone' })],
      })
      assert.deepEqual(await productNames(portal), ['Product developers'])
      await portal.import({ settings: { ...settings, rbac: true }, products: [productOf('everyone')] })
      assert.deepEqual(await productNames(portal), [])
      await portal.import({ products })
      assert.deepEqual(await productNames(portal), ['401'])
    } finally {
      await portal.close()
    }
  })

  it('is everybody in a public portal, whatever its products say', async () => {
    const environment = { PORTAL_PUBLIC: 'true' }
    const portal = await realPortal({ settings: { reading: 'everyone' }, products, environment })
    try {
      const all = ['Product developers', 'Product everyone', 'Product granted']
      assert.deepEqual(await productNames(portal), all)
      const context = (await (await portal.visitor().get('/api/v2/portal')).json()) as object
      assert.ok('open_reading' in context && context.open_reading === false)
    } finally {
      await portal.close()
    }
  })

  it('hides a product that an earlier version of the server restricts', async () => {
    const portal = await realPortal({ settings: { reading: 'everyone' }, products })
    try {
      await restrictAsBefore(portal, 'everyone')
      assert.deepEqual(await productNames(portal), [])
    } finally {
      await portal.close()
    }
  })
})
