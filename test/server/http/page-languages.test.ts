import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { firstScreens } from '../../../scripts/first-screens'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { until } from '../../support/server/until'

/** In the place of the renderer of a kit: shows the title of a document as the API has it for the visit. */
const thread = `
import { parentPort } from 'node:worker_threads'
let respond
parentPort.on('message', async (message) => {
  if (message.type === 'response') return respond(message)
  const { page, visit } = message
  const { body } = await new Promise((resolve) => {
    respond = resolve
    const url = new URL('/api/v2/products/boats/documents/start', visit.address).href
    parentPort.postMessage({ type: 'request', page, request: 1, url, accept: 'application/json' })
  })
  const markup = '<p>' + visit.language + ' ' + JSON.parse(body).title + '</p>'
  parentPort.postMessage({ type: 'rendered', page, rendered: { markup, reads: [] } })
})
`

const graph = { folder: 'chunks-a1', tags: { docs: ['portal-docs'] }, routes: await firstScreens() }

const product = {
  folder: 'boats',
  product: { name: 'Boats', visibility: 'everyone', versions: [{ name: '1.0' }] },
  files: {
    'versions/1.0/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Boats', version: '1' },
      paths: { '/boats': { get: { operationId: 'list', responses: {} } } },
    }),
    'docs/start.md': '# Start\n',
    'docs/start.de.md': '# Anfang\n',
    'docs/only.md': '# Only\n',
  },
}

describe('the language of a page', () => {
  let portal: RealPortal
  let kit: Awaited<ReturnType<typeof kitFolder>>
  const settings = { name: 'Harbour', reading: 'everyone' }
  before(async () => {
    kit = await kitFolder({
      'graph.json': graph,
      'first-page.json': { styles: { docs: '' }, script: '' },
      'rendering/thread.mjs': thread,
    })
    portal = await realPortal({
      settings: { ...settings, languages: ['en', 'de', 'fr'] },
      products: [product],
      developers: [robin],
      environment: { KIT_DIR: kit.path },
    })
  })
  after(async () => {
    await portal.close()
    await kit.remove()
  })

  async function page(path: string, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(portal.url + path, { headers: { accept: 'text/html', ...headers } })
    const html = await response.text()
    const links = [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g)]
    return {
      html,
      language: /<html lang="(.*?)">/.exec(html)?.[1],
      contentLanguage: response.headers.get('content-language'),
      canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
      markdown: /type="text\/markdown" href="(.*?)"/.exec(html)?.[1],
      alternates: Object.fromEntries(
        links.map(([, language = '', address]) => [language, address?.slice(portal.url.length)]),
      ),
    }
  }

  it('is the one in its address, before the cookie and the browser', async () => {
    const others = { 'accept-language': 'fr', cookie: 'portal_language=fr' }
    for (const path of ['/', '/login', '/docs/boats/start', '/spec/boats/1.0']) {
      const { language, contentLanguage } = await page(`${path}?lang=de`, others)
      assert.deepEqual([language, contentLanguage], ['de', 'de'], path)
    }
    for (const unknown of ['es', 'xx', '', 'de%22%3E', 'x'.repeat(10_000)])
      assert.equal((await page(`/?lang=${unknown}`, others)).language, 'fr', unknown)
    const text = await fetch(`${portal.url}/docs/boats/start.md?lang=de`, { headers: others })
    assert.equal(await text.text(), '# Anfang\n')
  })

  it('is that of its content too, whatever the visitor chose before', async () => {
    const visitor = await portal.signedIn(robin)
    const session = Array.from(visitor.cookies, ([name, { value }]) => `${name}=${value}`).join('; ')
    for (const cookie of ['portal_language=fr', `portal_language=en; ${session}`]) {
      let content: string | undefined
      await until(async () => {
        const { html } = await page('/docs/boats/start?lang=de', { cookie })
        content = /<portal-app [^>]*>(.*?)<\/portal-app>/.exec(html)?.[1]
        return Boolean(content)
      }, 'the page has its content')
      assert.equal(content, '<p>de Anfang</p>')
    }
  })

  it('is one of several that the head of an open page names', async () => {
    const shown = (path: string, languages: readonly string[]) =>
      Object.fromEntries([
        ...languages.map((one) => [one, `${path}${path.includes('?') ? '&amp;' : '?'}lang=${one}`]),
        ['x-default', path],
      ])
    const all = ['en', 'de', 'fr']
    for (const path of ['/', '/spec/boats/1.0', '/spec/boats/1.0?operation=list'])
      assert.deepEqual((await page(path)).alternates, shown(path, all), path)
    assert.deepEqual((await page('/docs/boats/start')).alternates, shown('/docs/boats/start', ['en', 'de']))
    // Text in one language only, and pages that are not open.
    for (const path of ['/docs/boats/only', '/login', '/docs/none/start', '/my-apps'])
      assert.deepEqual((await page(path)).alternates, {}, path)
  })

  it('stays in the canonical address of a page that is there in it', async () => {
    const operation = await page('/spec/boats/1.0?lang=de&operation=list&application=x')
    assert.equal(operation.canonical, `${portal.url}/spec/boats/1.0?operation=list&amp;lang=de`)
    assert.equal(operation.markdown, `${portal.url}/spec/boats/1.0.md?operation=list&amp;lang=de`)
    assert.equal((await page('/?lang=de')).canonical, `${portal.url}/?lang=de`)
    assert.equal((await page('/?lang=xx')).canonical, `${portal.url}/`)
    assert.equal((await page('/docs/boats/start?lang=fr')).canonical, `${portal.url}/docs/boats/start`)
  })

  it('is no choice where the portal has one language', async () => {
    await portal.import({ settings: { ...settings, languages: ['en'] }, products: [product] })
    const { language, alternates, canonical } = await page('/?lang=de')
    assert.deepEqual([language, alternates, canonical], ['en', {}, `${portal.url}/`])
  })
})
