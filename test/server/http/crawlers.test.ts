import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setAccess } from '../../../server/src/commands/set-access'
import { sitemapFiles } from '../../../server/src/http/sitemap'
import { firstScreens } from '../../../scripts/first-screens'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal, type TestProduct } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { productId } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

const hostile = '"><script>alert(1)</script>'

const productOf = (folder: string, visibility: string): TestProduct => ({
  folder,
  product: {
    name: `Product ${folder}`,
    description: `About ${folder}. ${hostile}`,
    visibility,
    versions: [{ name: '1.0' }, { name: '0.9', status: 'sunset' }],
  },
  files: {
    'versions/1.0/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: folder, version: '1' },
      paths: {
        '/boats': { get: { operationId: 'boats/list & more', summary: `Boats ${hostile}`, responses: {} } },
        '/boats/{id}': { delete: { responses: {} } },
      },
    }),
    'docs/start.md': `# Start ${hostile}\n\nThe first words.\n`,
    'docs/start.de.md': '# Anfang\n\nDie ersten Worte.\n',
    'docs/guides/index.md': '# Guides\n\nAll guides.\n',
    'docs/guides/one.md': '# One\n\nOne guide.\n',
  },
})

const graph = { folder: 'chunks-a1', tags: {}, routes: await firstScreens() }

const products = ['everyone', 'developers', 'granted'].map((visibility) => productOf(visibility, visibility))

async function portalWith(settings: Record<string, unknown>) {
  const kit = await kitFolder({ 'graph.json': graph })
  const portal = await realPortal({
    developers: [robin],
    products,
    settings: { name: 'Harbour', ...settings },
    environment: { KIT_DIR: kit.path },
  })
  return {
    portal,
    async close() {
      await portal.close()
      await kit.remove()
    },
  }
}

/** Asks as a browser does; pages are in no contract. */
function ask({ url }: RealPortal, path: string, visitor?: PortalVisitor, headers = {}): Promise<Response> {
  const cookie = Array.from(visitor?.cookies ?? [], ([name, { value }]) => `${name}=${value}`).join('; ')
  return fetch(url + path, { headers: { accept: 'text/html, */*', ...(cookie && { cookie }), ...headers } })
}

describe('what an open portal says to programs that look for pages', () => {
  let portal: RealPortal
  let close: () => Promise<void>
  before(async () => {
    ;({ portal, close } = await portalWith({ reading: 'everyone' }))
  })
  after(() => close())

  const textOf = async (path: string, { status = 200, visitor = portal.visitor(), headers = {} } = {}) => {
    const response = await ask(portal, path, visitor, headers)
    assert.equal(response.status, status, path)
    return response.text()
  }

  it('names the pages that every visitor may read, and no others', async () => {
    assert.equal(
      await textOf('/robots.txt'),
      `User-agent: *\nDisallow:\n\nSitemap: ${portal.url}/sitemap.xml\n`,
    )
    const sitemap = await textOf('/sitemap.xml')
    assert.deepEqual(
      Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address).sort(),
      [
        '/',
        '/docs/everyone/guides',
        '/docs/everyone/guides/one',
        '/docs/everyone/start',
        '/spec/everyone/1.0',
        '/spec/everyone/1.0?operation=boats%2Flist+%26+more',
        '/spec/everyone/1.0?operation=delete-boats-id',
      ].map((path) => portal.url + path),
    )
    assert.equal(sitemap.match(/<lastmod>\d{4}-\d\d-\d\dT/g)?.length, 6)
    const llms = await textOf('/llms.txt')
    assert.match(llms, /^# Harbour\n\n## Product everyone\n\nAbout everyone\./)
    assert.ok(llms.includes(`(${portal.url}/docs/everyone/guides/one.md)`), llms)
    assert.ok(llms.includes(`[API reference 1.0](${portal.url}/spec/everyone/1.0.md)`), llms)
    assert.doesNotMatch(llms + sitemap, /developers|granted/)
    // A session changes nothing: the files are kept by others too.
    const signedIn = await portal.signedIn(robin)
    assert.equal(await textOf('/sitemap.xml', { visitor: signedIn }), sitemap)
    for (const file of ['1.xml', '0.xml', 'x', '9999.xml']) await textOf(`/sitemaps/${file}`, { status: 404 })
  })

  it('serves each document as Markdown to those who may read it', async () => {
    const response = await ask(portal, '/docs/everyone/guides/one.md')
    assert.equal(await response.text(), '# One\n\nOne guide.\n')
    assert.equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8')
    assert.equal(response.headers.get('link'), `<${portal.url}/docs/everyone/guides/one>; rel="canonical"`)
    const german = await textOf('/docs/everyone/start.md', { headers: { 'accept-language': 'de' } })
    assert.match(german, /^# Anfang/)
    const unknown = [
      '/docs/developers/start.md',
      '/docs/none/start.md',
      '/docs/everyone/none.md',
      '/docs/.md',
    ]
    for (const path of unknown) await textOf(path, { status: 404 })
    // Pages have addresses with the product's ID too.
    assert.match(await textOf(`/docs/${await productId(portal, 'everyone')}/start.md`), /^# Start/)
    const signedIn = await portal.signedIn(robin)
    await textOf('/docs/granted/start.md', { status: 404, visitor: signedIn })
    assert.match(await textOf('/docs/developers/start.md', { visitor: signedIn }), /^# Start/)
    await setAccess.run(portal.database, {
      email: robin.email,
      product: 'granted',
      actions: ['view'],
      isAllowed: true,
    })
    assert.match(await textOf('/docs/granted/start.md', { visitor: signedIn }), /^# Start/)
  })

  it('says in the head of a page what it is about', async () => {
    const head = async (path: string) => {
      const html = await textOf(path)
      const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
      return { html, data: JSON.parse(data) as Record<string, unknown> | null }
    }
    const document = await head('/docs/everyone/guides/one/?from=mail')
    assert.match(document.html, /<title>One \| Product everyone \| Harbour<\/title>/)
    assert.match(document.html, /<meta name="description" content="One guide\.">/)
    assert.ok(document.html.includes(`<link rel="canonical" href="${portal.url}/docs/everyone/guides/one">`))
    assert.deepEqual(document.data, {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'One | Product everyone',
      description: 'One guide.',
      url: `${portal.url}/docs/everyone/guides/one`,
      isPartOf: { '@type': 'WebSite', name: 'Harbour' },
    })
    const reference = await head('/spec/everyone/1.0')
    assert.equal(reference.data?.['@type'], 'WebAPI')
    const markdown = ({ html }: { html: string }) =>
      /<link rel="alternate" type="text\/markdown" href="(.*?)">/.exec(html)?.[1]
    assert.equal(markdown(document), `${portal.url}/docs/everyone/guides/one.md`)
    assert.equal(markdown(reference), `${portal.url}/spec/everyone/1.0.md`)
    for (const path of ['/', '/docs/everyone', '/spec/everyone', '/docs/developers/start'])
      assert.equal(markdown(await head(path)), undefined, path)
    const canonical = `${portal.url}/spec/everyone/1.0?operation=boats%2Flist+%26+more`
    for (const version of ['/1.0', '']) {
      const one = await head(`/spec/everyone${version}?application=x&operation=boats%2Flist%20%26%20more`)
      assert.ok(one.html.includes(`<link rel="canonical" href="${canonical}">`))
      assert.equal(markdown(one), canonical.replace('?', '.md?'))
      assert.match(
        one.html,
        /<meta name="description" content="GET \/boats \(Product everyone 1\.0\)\. About/,
      )
      assert.doesNotMatch(one.html, /<script>alert/)
      assert.deepEqual(
        [one.data?.['@type'], one.data?.['headline'], one.data?.['url']],
        ['APIReference', `Boats ${hostile} | Product everyone 1.0`, canonical],
      )
    }
    const hostileHead = await head('/docs/everyone/start')
    assert.doesNotMatch(hostileHead.html, /<script>alert/)
    assert.ok(String(hostileHead.data?.['headline']).includes(hostile))
    assert.equal((await head('/')).data?.['@type'], 'WebSite')
    for (const path of ['/docs/everyone', '/spec/everyone', '/', '/docs/everyone/start'])
      assert.doesNotMatch((await head(path)).html, /noindex/, path)
  })

  it('is not indexed where a page is personal, hidden or unknown, and a hidden one is like one that never was', async () => {
    const personal = ['/my-apps', '/account', '/application/create', '/login', '/spec/everyone/0.9']
    personal.push('/spec/everyone/1.0?operation=none', '/spec/everyone/0.9?operation=delete-boats-id')
    for (const path of [...personal, '/docs/everyone/none', `/docs/${'x'.repeat(10_000)}`])
      assert.match(await textOf(path), /<meta name="robots" content="noindex">/, path)
    for (const path of ['/docs/%FF', '/spec/%FF', '/docs/%FF.md']) await textOf(path, { status: 400 })
    const like = async (product: string) => (await textOf(`/docs/${product}/start`)).replaceAll(product, 'x')
    assert.equal(await like('granted'), await like('never-was'))
    const operation = async (product: string) =>
      (await textOf(`/spec/${product}/1.0?operation=delete-boats-id`)).replaceAll(product, 'x')
    assert.equal(await operation('granted'), await operation('never-was'))
    // What a signed-in developer may read is not for search engines.
    assert.match(await textOf('/docs/developers/start', { visitor: await portal.signedIn(robin) }), /noindex/)
  })

  it('follows an import at once', async () => {
    await textOf('/llms.txt')
    await portal.import({
      settings: { name: 'Harbour', reading: 'everyone' },
      products: [...products, productOf('later', 'everyone')],
    })
    assert.match(await textOf('/llms.txt'), /Product later/)
    assert.match(await textOf('/sitemap.xml'), /docs\/later\/start/)
  })
})

it('a portal that nobody reads without an account names nothing', async () => {
  const { portal, close } = await portalWith({})
  try {
    assert.equal(await (await ask(portal, '/robots.txt')).text(), 'User-agent: *\nDisallow: /\n')
    for (const path of ['/sitemap.xml', '/llms.txt'])
      assert.equal((await ask(portal, path)).status, 404, path)
    assert.equal((await ask(portal, '/docs/everyone/start.md')).status, 401)
    assert.match(await (await ask(portal, '/docs/everyone/start')).text(), /noindex/)
    const signedIn = await portal.signedIn(robin)
    assert.match(await (await ask(portal, '/docs/everyone/start.md', signedIn)).text(), /^# Start/)
  } finally {
    await close()
  }
})

it('a sitemap of more than 50,000 addresses is an index and its parts', () => {
  const entries = Array.from({ length: 100_001 }, (_, index) => ({
    address: `https://a.example/?a&b=${index}`,
  }))
  const [index = '', ...parts] = sitemapFiles(entries, (part) => `https://a.example/sitemaps/${part}.xml`)
  assert.match(index, /<sitemapindex/)
  assert.deepEqual(
    Array.from(index.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address),
    [1, 2, 3].map((part) => `https://a.example/sitemaps/${part}.xml`),
  )
  assert.deepEqual(
    parts.map((part) => part.match(/<url>/g)?.length),
    [50_000, 50_000, 1],
  )
  assert.match(String(parts[2]), /\?a&amp;b=100000</)
})
