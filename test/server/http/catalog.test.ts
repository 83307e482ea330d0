import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ferries, robin, tides } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { productId } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

interface Listed {
  data: { id: string; name: string; [field: string]: unknown }[]
  meta: { page: { total: number; size: number; number: number } }
}

async function list(visitor: PortalVisitor, path: string, headers?: Record<string, string>): Promise<Listed> {
  const response = await visitor.get(path, headers)
  assert.equal(response.status, 200, path)
  return (await response.json()) as Listed
}

const names = ({ data }: Listed) => data.map(({ name }) => name)
const unknownId = '0b0e4b5a-0000-4000-8000-000000000000'

describe('the catalog of a private portal', () => {
  let portal: RealPortal
  let developer: PortalVisitor
  let product: string
  let versions: Listed['data']

  before(async () => {
    const settings = {
      rbac: true,
      auth_strategies: [{ name: 'API key', type: 'key_auth', key_names: ['apikey'] }],
    }
    const buoys = {
      folder: 'buoys',
      product: { name: 'Buoys + Beacons', description: 'All marks, 100% afloat.' },
    }
    portal = await realPortal({ settings, products: [tides, ferries, buoys], developers: [robin] })
    developer = await portal.signedIn(robin)
    const found = await list(developer, '/api/v2/products?filter[name]=Tides')
    product = found.data[0]!.id
    versions = (await list(developer, `/api/v2/products/${product}/versions`)).data
  })
  after(() => portal.close())

  it('takes the slug of a product in the place of its ID', async () => {
    const image = async (path: string) => (await developer.get(path)).status
    for (const rest of [
      '',
      '/actions',
      '/documents',
      '/documents/welcome',
      '/document-search?q=lighthouse',
      '/versions',
      `/versions/${versions[0]!.id}`,
      `/versions/${versions[1]!.id}/spec`,
      `/versions/${versions[1]!.id}/spec/operations`,
      `/versions/${versions[0]!.id}/applications`,
    ]) {
      const [bySlug, byId] = await Promise.all(
        ['tides', product].map((key) => developer.get(`/api/v2/products/${key}${rest}`)),
      )
      assert.equal(bySlug!.status, 200, rest)
      assert.deepEqual(await bySlug!.json(), await byId!.json(), rest)
    }
    assert.equal(await image('/api/v2/products/tides/document-images/none.png'), 404)
    const { slug } = (await list(developer, '/api/v2/products?filter[name]=Tides')).data[0]!
    assert.equal(slug, 'tides')
    const found = await list(developer, '/api/v2/search/product-catalog?q=tides')
    assert.deepEqual(
      found.data.map((hit) => (hit as unknown as { source: { slug: string } }).source.slug),
      ['tides'],
    )
    assert.equal(await image('/api/v2/products/ferries'), 403)
    assert.equal(await image('/api/v2/products/Tides'), 404)
  })

  it('is closed to visitors, call by call', async () => {
    const one = `/api/v2/products/${product}`
    for (const path of [
      '/api/v2/products',
      '/api/v2/search/product-catalog',
      one,
      `${one}/actions`,
      `${one}/documents`,
      `${one}/documents/welcome`,
      `${one}/versions`,
      `${one}/versions/${versions[0]!.id}`,
      `${one}/versions/${versions[0]!.id}/spec`,
      `${one}/versions/${versions[0]!.id}/spec/operations`,
      // What would be wrong is not told either.
      '/api/v2/products?page[size]=1000',
    ])
      assert.equal((await portal.visitor().get(path)).status, 401, path)
  })

  it('lists by name what the developer may view', async () => {
    const all = await list(developer, '/api/v2/products')
    assert.deepEqual(names(all), ['Buoys + Beacons', 'Tides'])
    assert.deepEqual(all.meta.page, { total: 2, size: 10, number: 1 })
    const [, first] = all.data
    assert.deepEqual(
      [first?.document_count, first?.version_count, first?.public_labels],
      [3, 2, { team: 'sea' }],
    )
    assert.deepEqual(first?.latest_version, {
      id: versions[1]!.id,
      name: '2.0',
      has_specification: true,
      takes_applications: false,
    })
  })

  it('comes in pages, and after the last one there is an empty one', async () => {
    const second = await list(developer, '/api/v2/products?page%5Bsize%5D=1&page%5Bnumber%5D=2')
    assert.deepEqual(names(second), ['Tides'])
    assert.deepEqual(second.meta.page, { total: 2, size: 1, number: 2 })
    assert.deepEqual(names(await list(developer, '/api/v2/products?page[number]=3')), [])
    assert.deepEqual(names(await list(developer, '/api/v2/products?page[number]=999999999999999')), [])
    assert.equal((await list(developer, '/api/v2/products?page[size]=&page[number]=')).meta.page.size, 10)
  })

  it('is filtered, with + for a space and every filter holding', async () => {
    for (const [query, expected] of [
      ['filter[name][contains]=BUOYS+%2B', ['Buoys + Beacons']],
      ['filter[name]=Buoys+%2B+Beacons', ['Buoys + Beacons']],
      ['filter[name][eq]=buoys', []],
      ['filter[description][contains]=100%25', ['Buoys + Beacons']],
      ['filter[description][contains]=_', []],
      ['filter[name][contains]=i&filter[description][contains]=water', ['Tides']],
      [`filter[id]=${product}`, ['Tides']],
      ['filter[id]=nonsense', []],
    ] as const)
      assert.deepEqual(names(await list(developer, `/api/v2/products?${query}`)), expected, query)
  })

  it('shows one product, refuses the hidden one, and does not know the third', async () => {
    const shown = (await (await developer.get(`/api/v2/products/${product}`)).json()) as { name: string }
    assert.equal(shown.name, 'Tides')
    const id = await productId(portal, 'ferries')
    for (const rest of ['', '/documents', '/documents/welcome', '/versions', `/versions/${unknownId}`]) {
      assert.equal((await developer.get(`/api/v2/products/${id}${rest}`)).status, 403)
      assert.equal((await developer.get(`/api/v2/products/${unknownId}${rest}`)).status, 404)
    }
    const actions = await (await developer.get(`/api/v2/products/${id}/actions`)).json()
    assert.deepEqual(actions, { actions: { view: false, register: false, view_documentation: false } })
    assert.equal((await developer.get(`/api/v2/products/${unknownId}/actions`)).status, 404)
  })

  it('has versions, oldest first', async () => {
    assert.deepEqual(
      versions.map(({ name, deprecated }) => [name, deprecated]),
      [
        ['1.0', true],
        ['2.0', false],
      ],
    )
    const one = await developer.get(`/api/v2/products/${product}/versions/${versions[1]!.id}`)
    assert.equal(((await one.json()) as { name: string }).name, '2.0')
    assert.equal((await developer.get(`/api/v2/products/${product}/versions/${unknownId}`)).status, 404)
  })

  it('has specifications, as written and as operations; a version without one says so', async () => {
    const of = (version: number, rest = '') =>
      developer.get(`/api/v2/products/${product}/versions/${versions[version]!.id}/spec${rest}`)
    assert.equal((await of(0)).status, 204)
    assert.equal((await of(0, '/operations')).status, 204)
    const document = (await (await of(1)).json()) as { content: string }
    assert.equal(document.content, tides.files?.['versions/2.0/openapi.yaml'])
    const { operations } = (await (await of(1, '/operations')).json()) as {
      operations: { operation_id: string }[]
    }
    assert.deepEqual(
      operations.map(({ operation_id }) => operation_id),
      ['listLevels'],
    )
  })

  it('has documents: flat, as a tree, and one by one in three forms', async () => {
    const documents = `/api/v2/products/${product}/documents`
    const flat = await list(developer, documents)
    assert.deepEqual(
      flat.data.map(({ slug }) => slug),
      ['welcome', 'guides', 'first-call'],
    )

    const tree = await list(developer, documents, { accept: 'application/vnd.konnect.document-tree+json' })
    assert.deepEqual(
      tree.data.map(({ slug, children }) => [slug, (children as unknown[]).length]),
      [
        ['welcome', 0],
        ['guides', 1],
      ],
    )
    const paged = await list(developer, `${documents}?page[size]=1&page[number]=2`, {
      accept: 'application/vnd.konnect.document-tree+json, application/json;q=0.5',
    })
    assert.deepEqual(
      paged.data.map(({ slug }) => slug),
      ['guides'],
    )

    const raw = (await (await developer.get(`${documents}/welcome`)).json()) as {
      content: string
      id: string
    }
    assert.match(raw.content, /Start here/)
    assert.equal((await developer.get(`${documents}/${raw.id}`)).status, 200)
    const markdown = await developer.get(`${documents}/welcome`, { accept: 'text/markdown' })
    assert.equal(await markdown.text(), raw.content)
    assert.equal((await developer.get(`${documents}/nowhere`)).status, 404)
  })

  it("has documents in the reader's language where there are any", async () => {
    const response = await developer.get(`/api/v2/products/${product}/documents/welcome`, {
      'accept-language': 'de-CH',
    })
    assert.equal(response.headers.get('content-language'), 'de')
    assert.match(((await response.json()) as { title: string }).title, /Willkommen/)
    const list = await developer.get(`/api/v2/products/${product}/documents`, { 'accept-language': 'fr' })
    assert.match(((await list.json()) as Listed).data[0]!.title as string, /Welcome/)
  })

  it('is searched, in documents too when asked', async () => {
    const search = async (query: string) => {
      const response = await developer.get(`/api/v2/search/product-catalog?${query}`)
      const { data } = (await response.json()) as { data: { source: { name: string } }[] }
      return data.map(({ source }) => source.name)
    }
    assert.deepEqual(await search(''), ['Buoys + Beacons', 'Tides'])
    assert.deepEqual(await search('q='), ['Buoys + Beacons', 'Tides'])
    assert.deepEqual(await search('q=water+lev'), ['Tides'])
    assert.deepEqual(await search('q=ferries'), [])
    assert.deepEqual(await search('q=lighthouse'), [])
    assert.deepEqual(await search('q=lighthouse&join=versions,versions.documents'), ['Tides'])
    assert.deepEqual(await search('q=tides&join=unknown'), ['Tides'])
  })
})

describe('the catalog of a public portal', () => {
  it('is open to everybody, hides nothing, and has nothing personal', async () => {
    const portal = await realPortal({ settings: { public: true, rbac: true }, products: [tides, ferries] })
    try {
      const visitor = portal.visitor()
      const all = await list(visitor, '/api/v2/products', { authorization: 'Bearer nonsense' })
      assert.deepEqual(names(all), ['Ferries', 'Tides'])
      const actions = await (await visitor.get(`/api/v2/products/${all.data[0]!.id}/actions`)).json()
      assert.deepEqual(actions, { actions: { view: true, register: false, view_documentation: true } })
      assert.equal((await visitor.get('/api/v2/developer/me')).status, 401)
    } finally {
      await portal.close()
    }
  })
})
