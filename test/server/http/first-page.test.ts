import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { firstScreens } from '../../../scripts/first-screens'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

const styles = { login: '[data-portal-first]{color:red}', catalog: 'a{}', docs: 'b{}' }
const firstPage = { styles, script: 'globalThis.started=true' }

/** In the place of the renderer of a kit: shows what it is given, and what it reads. */
const thread = `
import { parentPort } from 'node:worker_threads'
const responses = []
parentPort.on('message', async (message) => {
  if (message.type === 'response') return responses.shift()(message)
  const { page, visit } = message
  const { origin, pathname } = new URL(visit.address)
  if (pathname === '/docs/throws')
    return parentPort.postMessage({ type: 'failed', page, error: new Error('a screen threw') })
  while (pathname === '/docs/endless');
  const { status, body } = await new Promise((resolve) => {
    responses.push(resolve)
    const url = origin + '/api/v2/products'
    parentPort.postMessage({ type: 'request', page, request: 1, url, accept: 'application/json' })
  })
  const names = status === 200 ? JSON.parse(body).data.map(({ name }) => name).join() : status
  const who = visit.viewer?.email ?? 'a visitor'
  const markup = '<p lang="' + visit.language + '">' + [visit.tag, visit.context.name, who, names].join(', ') + '</p>'
  parentPort.postMessage({ type: 'rendered', page, rendered: { markup, reads: [[['read'], names]] } })
})
`

const graph = {
  folder: 'chunks-a1b2c3d4e5',
  tags: { app: ['portal-app'], login: ['portal-login'], catalog: ['portal-catalog'], docs: ['portal-docs'] },
  routes: await firstScreens(),
}

const hashOf = (text: string | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`

const products = ['everyone', 'developers'].map((visibility) => ({
  folder: visibility,
  product: { name: `For ${visibility}`, visibility, versions: [{ name: '1.0' }] },
}))

const contentOf = (html: string) => /<portal-app [^>]*>(.*?)<\/portal-app>/.exec(html)?.[1]

const cookiesOf = (visitor: PortalVisitor) =>
  Array.from(visitor.cookies, ([name, { value }]) => `${name}=${value}`).join('; ')

describe('the content of a page', () => {
  let kit: Awaited<ReturnType<typeof kitFolder>>
  let portal: RealPortal
  const settings = { name: 'Harbour', reading: 'everyone' }
  before(async () => {
    kit = await kitFolder({
      'graph.json': graph,
      'first-page.json': firstPage,
      'rendering/thread.mjs': thread,
    })
    const environment = { KIT_DIR: kit.path, TRUST_PROXY: '127.0.0.1' }
    portal = await realPortal({ settings, products, developers: [robin], environment })
  })
  after(async () => {
    await portal.close()
    await kit.remove()
  })

  async function page(path: string, given: Readonly<Record<string, string>> = {}) {
    const response = await fetch(portal.url + path, { headers: { accept: 'text/html', ...given } })
    const html = await response.text()
    const { headers, status } = response
    return {
      status,
      headers,
      html,
      content: contentOf(html),
      policy: headers.get('content-security-policy') ?? '',
    }
  }

  /** The first pages may come while the thread is starting. */
  async function filled(path: string, given: Readonly<Record<string, string>> = {}) {
    let found = await page(path, given)
    await until(async () => {
      if (!found.content) found = await page(path, given)
      return Boolean(found.content)
    }, `${path} has its content`)
    return found
  }

  const failures = () => portal.log.filter(({ msg }) => msg === 'a page was sent without its content')

  it('is in the language of visitors, and has what they may read', async () => {
    for (const language of ['en', 'ca', 'de', 'es', 'fr']) {
      const { content, html } = await filled('/', { 'accept-language': language })
      assert.equal(content, `<p lang="${language}">catalog, Harbour, a visitor, For everyone</p>`)
      assert.match(html, /"reads":\[\[\["read"\],"For everyone"\]\]/)
    }
  })

  it('is of the screen to which the guards lead', async () => {
    assert.match((await filled('/my-apps?token=b')).content ?? '', />login, /)
    assert.match((await filled('/docs/everyone')).content ?? '', />docs, /)
    assert.equal((await page('/register')).content, '')
    assert.equal((await page(`/docs/${'a'.repeat(3_000)}`)).content, '')
  })

  it('has its styles and its script allowed by their hashes, and no others', async () => {
    const { html, policy } = await filled('/login')
    const [, own, given] = /<style>(.*?)<\/style>\s*<style>(.*?)<\/style>/s.exec(html) ?? []
    const [, script] = /<\/portal-app>\s*<script>(.*?)<\/script>/.exec(html) ?? []
    assert.equal(given, styles.login)
    assert.equal(script, firstPage.script)
    assert.ok(policy.includes(`script-src 'self' ${hashOf(script)};`), policy)
    assert.ok(policy.includes(`style-src 'self' ${hashOf(own)} ${hashOf(given)};`), policy)
    assert.match(policy, /form-action 'self'/)
    assert.match(policy, /require-trusted-types-for 'script'/)
  })

  it('of a developer is kept by nobody, and is left out once the session has ended', async () => {
    const visitor = await portal.signedIn(robin)
    const cookie = cookiesOf(visitor)
    const { content, headers } = await filled('/', { cookie })
    assert.match(content ?? '', new RegExp(`catalog, Harbour, ${robin.email}, For developers,For everyone`))
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.equal(headers.get('etag'), null)
    await visitor.post('/api/v2/developer/logout')
    assert.equal((await page('/', { cookie })).content, '')
    assert.equal((await page('/', { cookie: 'portalaccesstoken=any.token.at-all' })).content, '')
  })

  it('is that of the developer behind a proxy that is named by its address', async () => {
    const forwarded = {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'portal.example',
    }
    const body = JSON.stringify({ username: robin.email, password: robin.password })
    const signedIn = await fetch(`${portal.url}/api/v2/developer/authenticate`, {
      method: 'POST',
      headers: { ...forwarded, 'content-type': 'application/json' },
      body,
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    assert.match(cookie, /__Host-portalaccesstoken/)
    assert.match((await filled('/', { ...forwarded, cookie })).content ?? '', new RegExp(robin.email))
  })

  it('of visitors has a tag, and is made anew after a change', async () => {
    const { headers } = await filled('/')
    const etag = headers.get('etag') ?? ''
    const again = await page('/', { 'if-none-match': etag })
    assert.deepEqual([again.status, again.html], [304, ''])
    await portal.import({ settings: { ...settings, name: 'Dock' }, products })
    await until(
      async () => /catalog, Dock, /.test((await page('/')).content ?? ''),
      'the page has the new name',
    )
    await portal.import({ settings, products })
  })

  it('is left to the kit if a screen throws', async () => {
    const before = failures().length
    assert.equal((await page('/docs/throws')).content, '')
    assert.ok(failures().length > before)
    assert.ok(JSON.stringify(failures().at(-1)).includes('a screen threw'))
    assert.deepEqual(
      failures().map(({ pages }) => pages),
      failures().map((_, index) => index + 1),
    )
    await filled('/docs/other')
  })

  it('is left to the kit if a screen does not end, and the next pages have theirs', async () => {
    assert.equal((await page('/docs/endless')).content, '')
    await filled('/docs/after')
  })

  it('leads a submit without its script back to the form, and tells nobody what was in it', async () => {
    const body = new URLSearchParams({ username: 'a@example.com', password: 'secret-of-a-visitor' })
    // As browsers send it from a page without a referrer.
    const headers = { origin: 'null' }
    const response = await fetch(`${portal.url}/login`, { method: 'POST', body, headers, redirect: 'manual' })
    assert.equal(response.status, 303)
    assert.equal(response.headers.get('location'), '/login')
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.deepEqual(response.headers.getSetCookie(), [])
    assert.doesNotMatch(JSON.stringify(portal.log), /secret-of-a-visitor|a@example\.com/)
  })

  /** Without the decompression of `fetch`. */
  const rawPage = (accepted: string | undefined) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((done, fail) => {
      const headers = { accept: 'text/html', ...(accepted !== undefined && { 'accept-encoding': accepted }) }
      request(`${portal.url}/login`, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { vary, 'content-encoding': encoding } = response.headers
          done({ encoding, vary, body: Buffer.concat(chunks) })
        })
      })
        .on('error', fail)
        .end()
    })

  it('comes in a page that is compressed as the browser accepts it', async () => {
    await filled('/login')
    const plain = await rawPage(undefined)
    assert.equal(plain.encoding, undefined)
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0, br;q=0', undefined],
      ['*', 'br'],
      ['deflate', undefined],
      ['', undefined],
    ] as const) {
      const { body, vary, ...sent } = await rawPage(accepted)
      assert.equal(sent.encoding, encoding, accepted)
      assert.match(vary ?? '', /Accept-Encoding/)
      const html = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body
      assert.equal(html.toString(), plain.body.toString(), accepted)
    }
  })
})
