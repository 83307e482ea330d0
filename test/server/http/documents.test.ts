import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { everyBlock, pierImage } from '../../support/every-block'
import { dropDocumentNodes } from '../../support/server/changed-elsewhere'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal, type TestProduct } from '../../support/server/portal'
import { productId } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

const png = Buffer.from('89504e470d0a1a0a00', 'hex')

const tides: TestProduct = {
  folder: 'tides',
  product: { name: 'Tides' },
  files: {
    'docs/all.md': everyBlock,
    'docs/start.md':
      '---\ntitle: Start\n---\n\nUse a lighthouse before the first heading.\n\n# Begin\n\nA buoy floats.\n',
    'docs/start.de.md': '---\ntitle: Anfang\n---\n\n# Beginn\n\nEine Boje schwimmt; die Gezeiten kommen.\n',
    'docs/guides/deep_dive.md':
      '---\ntitle: Diving\n---\n\n# Diving\n\n## Refunds\n\nMoney goes back.\n\n## Buoys\n\nRefunded at once, with a periscope.\n',
    'docs/images/pier.svg': pierImage,
    'docs/guides/images/deep.png': png,
  },
}
const ferries: TestProduct = {
  folder: 'ferries',
  product: { name: 'Ferries', access: { view: 'granted' } },
  files: { 'docs/secret.md': '# Secret\n\nA lighthouse.\n', 'docs/secret.png': png },
}

interface Found {
  data: {
    slug: string
    title: string
    section: { title: string; anchor: string } | null
    excerpt: { text: string; is_match: boolean }[]
  }[]
  meta: { page: { total: number } }
}

describe('the documents of a product', () => {
  let portal: RealPortal
  let developer: PortalVisitor
  let product: string
  let hidden: string

  before(async () => {
    portal = await realPortal({ settings: { rbac: true }, products: [tides, ferries], developers: [robin] })
    developer = await portal.signedIn(robin)
    product = `/api/v2/products/${await productId(portal, 'tides')}`
    hidden = `/api/v2/products/${await productId(portal, 'ferries')}`
  })
  after(() => portal.close())

  async function search(query: string, language = 'en'): Promise<Found> {
    const response = await developer.get(`${product}/document-search?${query}`, {
      'accept-language': language,
    })
    assert.equal(response.status, 200)
    return (await response.json()) as Found
  }
  const sections = ({ data }: Found) => data.map(({ slug, section }) => `${slug}#${section?.anchor ?? ''}`)

  it('come as nodes to those who ask for them, and tell where their files lie', async () => {
    const accept = 'application/vnd.konnect.document-nodes+json, application/json;q=0.9'
    const response = await developer.get(`${product}/documents/all`, { accept })
    assert.equal(response.headers.get('content-type'), 'application/vnd.konnect.document-nodes+json')
    assert.match(response.headers.get('vary') ?? '', /Accept(,|$)/)
    const document = (await response.json()) as {
      content: { type: string; children: object[] }
      path: string
    }
    assert.equal(document.content.type, 'document')
    assert.deepEqual(document.content.children[0], {
      type: 'heading',
      level: 1,
      children: [{ type: 'text', text: 'Every block' }],
    })
    assert.equal(document.path, 'all.md')

    const flat = (await (await developer.get(`${product}/documents`)).json()) as { data: { path: string }[] }
    assert.deepEqual(flat.data.map(({ path }) => path).sort(), [
      'all.md',
      'guides/deep_dive.md',
      'guides/index.md',
      'start.md',
    ])
  })

  it('that were imported before there were nodes have them too', async () => {
    const accept = { accept: 'application/vnd.konnect.document-nodes+json' }
    const stored = (await (await developer.get(`${product}/documents/start`, accept)).json()) as object
    await dropDocumentNodes(portal)
    const made = await portal.visitor().get(`${product}/documents/start`, accept)
    assert.equal(made.status, 401)
    const again = (await (await developer.get(`${product}/documents/start?again`, accept)).json()) as object
    assert.deepEqual(again, stored)
  })

  it('have images, which nobody can run and only readers of the product see', async () => {
    const image = (path: string) => `document-images/${encodeURIComponent(path)}`
    const svg = await developer.get(`${product}/${image('images/pier.svg')}`)
    assert.deepEqual([svg.status, svg.headers.get('content-type')], [200, 'image/svg+xml'])
    assert.match(svg.headers.get('content-security-policy') ?? '', /default-src 'none'/)
    assert.equal(svg.headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.equal(await svg.text(), pierImage)
    const etag = svg.headers.get('etag') ?? ''
    assert.equal(
      (await developer.get(`${product}/${image('images/pier.svg')}`, { 'if-none-match': etag })).status,
      304,
    )

    const nested = await developer.get(`${product}/${image('guides/images/deep.png')}`)
    assert.deepEqual(Buffer.from(await nested.arrayBuffer()), png)
    for (const path of ['images/none.png', '../secret.png', 'start.md'])
      assert.equal((await developer.get(`${product}/${image(path)}`)).status, 404, path)
    assert.equal((await developer.get(`${hidden}/${image('secret.png')}`)).status, 403)
    assert.equal((await portal.visitor().get(`${product}/${image('images/pier.svg')}`)).status, 401)
  })

  it('are searched by section, titles first, in every form of a word', async () => {
    assert.deepEqual(sections(await search('q=lighthouse')), ['start#'])
    assert.deepEqual(sections(await search('q=buoy')), ['deep-dive#buoys', 'start#begin'])
    assert.deepEqual(sections(await search('q=refund')), ['deep-dive#refunds', 'deep-dive#buoys'])
    assert.deepEqual(sections(await search('q=peris')), ['deep-dive#buoys'])
    assert.deepEqual(sections(await search('q=refunded+PERISCOPE')), ['deep-dive#buoys'])
    assert.deepEqual(sections(await search('q=lighthouse+periscope')), [])
    assert.deepEqual(sections(await search('q=second+name')), ['all#lists-1'])
    assert.deepEqual(sections(await search('')), [])
    assert.deepEqual(sections(await search('q=%25+%26')), [])

    const [first] = (await search('q=periscope')).data
    assert.equal(first?.title, 'Diving')
    assert.deepEqual(first?.section, { title: 'Buoys', anchor: 'buoys' })
    assert.deepEqual(
      first?.excerpt.filter(({ is_match }) => is_match).map(({ text }) => text),
      ['periscope'],
    )
    const paged = await search('q=buoy&page[size]=1&page[number]=2')
    assert.deepEqual([sections(paged), paged.meta.page.total], [['start#begin'], 2])
  })

  it('are found with a typing mistake when nothing else is', async () => {
    assert.deepEqual(sections(await search('q=persicope')), ['deep-dive#buoys'])
    assert.deepEqual(sections(await search('q=lihgthouse')), ['start#'])
  })

  it("are searched in the reader's texts", async () => {
    assert.deepEqual(sections(await search('q=gezeit', 'de')), ['start#beginn'])
    assert.deepEqual(sections(await search('q=gezeit', 'en')), [])
    assert.deepEqual(sections(await search('q=lighthouse', 'de')), [])
    assert.deepEqual(sections(await search('q=periscope', 'de')), ['deep-dive#buoys'])
  })

  it('are searched by those only who may read them', async () => {
    assert.equal((await portal.visitor().get(`${product}/document-search?q=buoy`)).status, 401)
    assert.equal((await developer.get(`${hidden}/document-search?q=lighthouse`)).status, 403)
    const nowhere = '/api/v2/products/0b0e4b5a-0000-4000-8000-000000000000/document-search?q=a'
    assert.equal((await developer.get(nowhere)).status, 404)
  })

  it('change and go with their files, images too', async () => {
    const changed = { ...tides, files: { 'docs/start.md': '# Begin\n\nA dolphin.\n' } }
    await portal.import({ settings: { rbac: true }, products: [changed, ferries] })
    assert.deepEqual(sections(await search('q=dolphin')), ['start#begin'])
    assert.deepEqual(sections(await search('q=periscope')), [])
    const gone = `${product}/document-images/${encodeURIComponent('images/pier.svg')}`
    assert.equal((await developer.get(gone)).status, 404)
  })
})
