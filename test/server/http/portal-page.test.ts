import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { firstScreens } from '../../../scripts/first-screens'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'

const graph = {
  folder: 'chunks-a1b2c3d4e5',
  tags: {
    app: ['portal-app', 'kit', '.common'],
    login: ['portal-login', 'kit', 'login', '.common', '.login'],
    catalog: ['portal-catalog', 'kit', 'catalog', '.catalog'],
    spec: ['portal-spec', 'kit', 'spec'],
    'my-apps': ['portal-my-apps', 'kit'],
    'not-found': ['portal-not-found', 'kit'],
  },
  routes: await firstScreens(),
}

describe('the page of a portal', () => {
  let kit: Awaited<ReturnType<typeof kitFolder>>
  let portal: RealPortal
  before(async () => {
    kit = await kitFolder({ 'graph.json': graph })
    portal = await realPortal({
      developers: [robin],
      settings: {
        name: 'Harbour',
        appearance: { welcome_message: '</script><script>alert(1)</script><!--' },
      },
      environment: { KIT_DIR: kit.path, ALLOWED_ORIGINS: 'https://docs.example.com' },
    })
  })
  after(async () => {
    await portal.close()
    await kit.remove()
  })

  async function page(path: string, cookie = '', of = portal) {
    const headers = { accept: 'text/html', 'accept-language': 'ca', cookie }
    const html = await (await fetch(of.url + path, { headers })).text()
    const named = Array.from(html.matchAll(/rel="modulepreload" href="\/kit\/([^"]+)"/g), ([, file]) => file)
    const [, written = ''] =
      /<script type="application\/json" id="portal-responses">(.*?)<\/script>/.exec(html) ?? []
    const responses = JSON.parse(written) as Record<'context' | 'appearance', Record<string, unknown>>
    return { html, named, responses }
  }
  const signedIn = 'portalaccesstoken=any.token.at-all'
  const screen = async (path: string, cookie?: string) =>
    (await page(path, cookie)).named.flatMap((file) => /\/portal-([\w-]+)\.js$/.exec(file ?? '')?.[1] ?? [])

  it('names the files that its first screen needs, texts in the language of the reader', async () => {
    const { named } = await page('/login')
    const files = ['portal-app', 'kit', 'ca.common', 'portal-login', 'login', 'ca.login']
    const inFolder = files.map((file) => `chunks-a1b2c3d4e5/${file}.js`)
    assert.deepEqual(named.toSorted(), inFolder.toSorted())
  })

  it('guesses where the guards of the kit will lead', async () => {
    for (const [path, visitor, returning] of [
      ['/', 'login', 'catalog'],
      ['/login', 'login', 'catalog'],
      ['/login/sso?x=/spec', 'login', 'catalog'],
      ['/spec/orders', 'login', 'spec'],
      ['/spec/orders/v1/', 'login', 'spec'],
      ['/my-apps', 'login', 'my-apps'],
      ['/404', 'not-found', 'not-found'],
    ] as const) {
      assert.deepEqual(await screen(path), ['app', visitor], path)
      assert.deepEqual(await screen(path, signedIn), ['app', returning], path)
    }
  })

  it('is at the paths of the portal only: others are not found, with a plain page in the language of the reader', async () => {
    const open = (path: string, language: string, method = 'GET') =>
      fetch(portal.url + path, { method, headers: { accept: 'text/html', 'accept-language': language } })
    const others = [
      '/metrics',
      '/inbox',
      '/wp-login.php',
      '/spec/orders/v1/more',
      '/Login',
      '/docs',
      '/x?y=<b>',
    ]
    for (const path of others) {
      const response = await open(path, 'en')
      const html = await response.text()
      assert.equal(response.status, 404, path)
      assert.match(html, /<html lang="en">[^]*<h1>Page not found<\/h1>/, path)
      assert.match(html, new RegExp(`<a href="${portal.url}/">Go to the portal</a>`))
      assert.doesNotMatch(html, /<script|kit|<b>/, path)
      assert.match(
        response.headers.get('content-security-policy') ?? '',
        /^default-src 'none'; style-src 'sha256-/,
      )
      assert.match(response.headers.get('vary') ?? '', /Accept-Language/)
    }
    assert.match(await (await open('/metrics', 'de')).text(), /<html lang="de">[^]*Seite nicht gefunden/)
    assert.equal((await open('/metrics', 'en', 'HEAD')).status, 404)
    for (const path of ['/', '/404', '/login/', '/docs/orders/a/b/c', '/application/create?product=x'])
      assert.equal((await open(path, 'en')).status, 200, path)
  })

  it('is for programs that take anything too, but not in place of a missing file', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/docs/orders/start', 200],
      ['/spec/orders/1.0', 200],
      ['/spec/orders/2.0.beta?operation=list', 200],
      ['/docs/orders/images/pier.svg', 404],
      ['/spec/orders/1.0/script.js', 404],
      ['/script.js', 404],
    ] as const) {
      const { status: found } = await fetch(portal.url + path, { headers: { accept: '*/*' } })
      assert.equal(found, status, path)
    }
    assert.equal((await fetch(`${portal.url}/`, { headers: { accept: 'image/png' } })).status, 404)
  })

  it('and every other response name the request', async () => {
    const requests: [path: string, status: number, init?: RequestInit][] = [
      ['/', 200],
      ['/metrics', 404],
      ['/kit/loader.js', 200],
      ['/kit/missing.js', 404],
      ['/portal.css', 200],
      ['/healthz', 200],
      ['/%zz', 400],
      ['/login', 303, { method: 'POST' }],
      ['/.well-known/change-password', 302],
      ['/api/v2/portal', 204, { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } }],
      ['/api/v2/nowhere', 404],
      ['/metrics', 404, { method: 'DELETE' }],
    ]
    const names = new Set<string | null>()
    for (const [path, status, init] of requests) {
      const headers = { origin: 'https://docs.example.com', accept: 'text/html', ...init?.headers }
      const response = await fetch(portal.url + path, { redirect: 'manual', ...init, headers })
      assert.equal(response.status, status, path)
      const name = response.headers.get('x-request-id')
      assert.match(name ?? 'none', /^trace:/, path)
      names.add(name)
    }
    assert.equal(names.size, requests.length)
  })

  it('has what any visitor may see of context and appearance, as the API responses it', async () => {
    const { html, responses } = await page('/login')
    const visitor = portal.visitor()
    assert.deepEqual(responses.context, await (await visitor.get('/api/v2/portal')).json())
    assert.deepEqual(responses.appearance, await (await visitor.get('/api/v2/portal/appearance')).json())
    assert.doesNotMatch(html, /alert\(1\)<\/script>/)
  })

  it('leaves the context to the API for who may be signed in, whatever the cookie is', async () => {
    for (const cookie of [signedIn, 'portalaccesstoken=', 'portalaccesstoken=%00%ff'])
      assert.deepEqual(Object.keys((await page('/', cookie)).responses), ['appearance'], cookie)
  })

  it('of a public portal leads everybody to what is public', async () => {
    const open = await realPortal({ settings: { public: true }, environment: { KIT_DIR: kit.path } })
    for (const [path, tag] of [
      ['/', 'catalog'],
      ['/login', 'catalog'],
      ['/my-apps', 'catalog'],
      ['/spec/orders', 'spec'],
    ]) {
      const { named, responses } = await page(path ?? '', signedIn, open)
      assert.ok(named.includes(`chunks-a1b2c3d4e5/portal-${tag}.js`), path)
      assert.equal(responses.context['is_public'], true)
    }
    await open.close()
  })

  it('of a portal with open reading shows visitors what they read', async () => {
    const open = await realPortal({ settings: { reading: 'everyone' }, environment: { KIT_DIR: kit.path } })
    for (const [path, tag] of [
      ['/', 'catalog'],
      ['/login', 'login'],
      ['/my-apps', 'login'],
      ['/spec/orders', 'spec'],
    ]) {
      const { named, responses } = await page(path ?? '', '', open)
      assert.ok(named.includes(`chunks-a1b2c3d4e5/portal-${tag}.js`), path)
      assert.equal(responses.context['open_reading'], true)
    }
    await open.close()
  })

  it('works without a build that says which files there are', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'portal-kit-'))
    await writeFile(join(bare, 'loader.js'), 'export {}')
    const plain = await realPortal({ environment: { KIT_DIR: bare } })
    assert.deepEqual((await page('/', '', plain)).named, [])
    await plain.close()
    await rm(bare, { recursive: true })
  })
})
