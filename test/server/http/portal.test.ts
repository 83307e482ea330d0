import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { textsIn } from '../../../server/src/texts/texts'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { storedMails } from '../../support/server/stored'
import type { PortalVisitor } from '../../support/server/visitor'

async function body<T = Record<string, unknown>>(visitor: PortalVisitor, path: string): Promise<T> {
  return (await (await visitor.get(path)).json()) as T
}

describe('a portal that is offered in some languages', () => {
  let portal: RealPortal
  before(async () => {
    portal = await realPortal({
      developers: [robin],
      settings: { name: 'Harbour', languages: ['de', 'fr'] },
      environment: { LOCAL_INBOX: 'true' },
    })
  })
  after(() => portal.close())

  const get = (path: string, headers: Record<string, string>) => fetch(portal.url + path, { headers })
  const languageOf = async (path: string, headers: Record<string, string>) =>
    (await get(path, headers)).headers.get('content-language')

  it('names them, and no more than there is to choose', async () => {
    const context = await body(portal.visitor(), '/api/v2/portal')
    assert.deepEqual(context.languages, ['de', 'fr'])
  })

  it('has its pages in the language that was chosen, else in one of its own', async () => {
    const page = { accept: 'text/html' }
    assert.equal(await languageOf('/', page), 'de')
    assert.equal(await languageOf('/', { ...page, 'accept-language': 'fr-CA' }), 'fr')
    assert.equal(await languageOf('/', { ...page, 'accept-language': 'es' }), 'de')
    const chosen = { ...page, 'accept-language': 'de', cookie: 'a=b; portal_language=fr' }
    const response = await get('/', chosen)
    assert.match(await response.text(), /<html lang="fr">/)
    assert.match(response.headers.get('vary') ?? '', /cookie/i)
    assert.equal(await languageOf('/', { ...chosen, cookie: 'portal_language=es' }), 'de')
    assert.equal(await languageOf('/inbox', chosen), 'fr')
  })

  it('refuses in the language that was chosen', async () => {
    const refused = await get('/api/v2/applications', {
      'accept-language': 'en',
      cookie: 'portal_language=fr',
    })
    assert.equal(refused.headers.get('content-language'), 'fr')
    assert.equal(((await refused.json()) as { detail: string }).detail, textsIn('fr').sessionRequired)
    // What is not offered does not count, and programs get what they ask for.
    assert.equal(
      await languageOf('/api/v2/applications', { 'accept-language': 'en', cookie: 'portal_language=es' }),
      'en',
    )
  })

  it('writes mails in the language that was chosen', async () => {
    const visitor = portal.visitor()
    await visitor.fetch('/api/v2/developer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', cookie: 'portal_language=fr' },
      body: JSON.stringify({ email: 'nouveau@example.com', full_name: 'Nouveau' }),
    })
    const [mail] = await storedMails(portal)
    assert.equal(mail?.language, 'fr')
  })
})

it('a portal whose settings name no languages, or one, knows no choice', async () => {
  const portal = await realPortal({ settings: { name: 'Harbour', languages: ['de'] } })
  const context = await body(portal.visitor(), '/api/v2/portal')
  assert.equal('languages' in context, false)
  const headers = { accept: 'text/html', 'accept-language': 'fr', cookie: 'portal_language=fr' }
  const page = await fetch(portal.url, { headers })
  assert.equal(page.headers.get('content-language'), 'de')
  const refused = await fetch(`${portal.url}/api/v2/applications`, { headers })
  assert.doesNotMatch(refused.headers.get('vary') ?? '', /cookie/i)
  assert.equal(refused.headers.get('content-language'), 'fr')
  await portal.close()
})

describe('a portal with settings of its own', () => {
  let kit: string
  let portal: RealPortal
  before(async () => {
    kit = await mkdtemp(join(tmpdir(), 'portal-kit-'))
    await mkdir(join(kit, 'chunks-a1b2c3d4e5'))
    await writeFile(join(kit, 'loader.js'), 'export {}')
    await writeFile(join(kit, 'chunks-a1b2c3d4e5/login.js'), 'export {}')
    portal = await realPortal({
      developers: [robin],
      settings: {
        name: 'Harbour & <Co>',
        rbac: true,
        flags: { public_labels: true },
        routes: { 'my-apps': ['public_labels'] },
        password_policy: { min_length: 10 },
        appearance: {
          welcome_message: 'Ahoy',
          theme: {
            section_colors: { header: { value: '#123456', description: 'Top' } },
            fonts: { base: { value: '"Open Sans", sans-serif' } },
          },
        },
      },
      environment: { KIT_DIR: kit, CONNECT_SOURCES: 'https://api.example.com', PORTAL_RBAC: 'false' },
    })
  })
  after(async () => {
    await portal.close()
    await rm(kit, { recursive: true })
  })

  it('tells its context to everybody, the environment winning over the file', async () => {
    const context = await body(portal.visitor(), '/api/v2/portal')
    assert.equal(context.name, 'Harbour & <Co>')
    assert.equal(context.rbac_enabled, false)
    assert.equal(context.canonical_domain, new URL(portal.url).host)
    assert.deepEqual(context.feature_flags, { public_labels: true })
    assert.deepEqual(context.gated_routes, { 'my-apps': ['public_labels'] })
    assert.deepEqual(context.password_policy, {
      min_length: 10,
      max_length: 128,
      min_classes: 3,
      refuses_common: true,
    })
    assert.equal(context.feature_set, undefined)
    const developer = await portal.signedIn(robin)
    assert.equal((await body(developer, '/api/v2/portal')).feature_set, 'default')
  })

  it('tells its appearance', async () => {
    const { variables, stylesheets } = await body<{
      variables: { catalog: Record<string, unknown> }
      stylesheets: { global: { main: { data: Record<string, unknown> } } }
    }>(portal.visitor(), '/api/v2/portal/appearance')
    assert.deepEqual(variables.catalog, { welcome_message: { text: 'Ahoy' } })
    assert.ok(stylesheets.global.main.data.section_colors)
  })

  it('has its theme as style sheets too', async () => {
    const text = async (path: string) => (await portal.visitor().get(path)).text()
    assert.equal(
      await text('/api/v2/portal/stylesheet.css'),
      ':root {\n  --section_colors-header: #123456;\n}\n',
    )
    assert.equal(
      await text('/api/v2/portal/stylesheet/font.css'),
      ':root {\n  --font-base: "Open Sans", sans-serif;\n}\n',
    )
  })

  it('has a logo and an icon without any being given, but no cover', async () => {
    for (const path of ['/api/v2/portal/logo', '/api/v2/portal/favicon.ico']) {
      const response = await portal.visitor().get(path)
      assert.equal(response.headers.get('content-type'), 'image/png')
      const bytes = Buffer.from(await response.arrayBuffer())
      assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
      assert.equal(
        (await portal.visitor().get(path, { 'if-none-match': response.headers.get('etag') ?? '' })).status,
        304,
      )
    }
    assert.equal((await portal.visitor().get('/api/v2/portal/catalog-cover')).status, 404)
  })

  it('has one page for every path of the portal, which loads the kit and nothing else', async () => {
    for (const path of ['/', '/login', '/spec/0/1?operation=x', '/spec/0/oauth2-redirect.html']) {
      const response = await fetch(portal.url + path, {
        headers: { accept: 'text/html', 'accept-language': 'ca' },
      })
      assert.equal(response.status, 200)
      const html = await response.text()
      assert.match(html, /<html lang="ca">/)
      assert.match(html, /<title>Harbour &amp; &lt;Co&gt;<\/title>/)
      assert.match(html, /<portal-app theme="auto" reload-after-sign-in><\/portal-app>/)
      const loaded = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address]) => address)
      assert.deepEqual(loaded, ['/api/v2/portal/favicon.ico', '/kit/loader.js'])
      assert.doesNotMatch(html, /style=|<script>/)
      const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
      const hash = createHash('sha256').update(styles).digest('base64')
      const policy = response.headers.get('content-security-policy') ?? ''
      assert.ok(
        policy.startsWith(`default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${hash}';`),
        policy,
      )
      assert.match(policy, /connect-src 'self' https:\/\/api\.example\.com;/)
      assert.match(policy, /require-trusted-types-for 'script'/)
      assert.equal(response.headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups')
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(response.headers.get('referrer-policy'), 'no-referrer')
    }
  })

  it('keeps its page for people: what is missing elsewhere is missing', async () => {
    for (const [path, accept] of [
      ['/api/v2/nothing', 'text/html'],
      ['/api', 'text/html'],
      ['/kit/nothing.js', 'text/html'],
      ['/logo.svg', 'image/*,*/*'],
      ['/login', 'application/json'],
    ] as const)
      assert.equal((await portal.visitor().get(path, { accept })).status, 404, path)
    assert.equal(
      (await portal.visitor().fetch('/register', { method: 'POST', headers: { accept: 'text/html' } }))
        .status,
      404,
    )
  })

  it('gives its kit to pages anywhere, hashed files for ever', async () => {
    const loader = await fetch(`${portal.url}/kit/loader.js`, {
      headers: { origin: 'https://other.example' },
    })
    assert.equal(loader.status, 200)
    assert.match(loader.headers.get('content-type') ?? '', /^(text|application)\/javascript/)
    assert.equal(loader.headers.get('access-control-allow-origin'), '*')
    assert.equal(loader.headers.get('access-control-allow-credentials'), null)
    assert.equal(loader.headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.equal(
      loader.headers.get('content-security-policy'),
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    )
    assert.equal(loader.headers.get('cache-control'), 'no-cache')
    const chunk = await fetch(`${portal.url}/kit/chunks-a1b2c3d4e5/login.js`)
    assert.equal(chunk.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  })

  it('serves its own contract, and says that it is well', async () => {
    assert.match(await (await portal.visitor().get('/api/v2/openapi.yaml')).text(), /^openapi: 3\.1/)
    assert.equal((await portal.visitor().get('/healthz')).status, 200)
    assert.equal((await portal.visitor().get('/readyz')).status, 200)
  })
})

describe('refusals', () => {
  it("are told in the reader's language, titles staying as they are", async () => {
    const portal = await realPortal()
    try {
      const details = new Map<string, string>()
      for (const language of ['en', 'ca', 'de-AT', 'es-419', 'fr;q=0.8, it']) {
        const response = await portal.visitor().get('/api/v2/products', { 'accept-language': language })
        const { title, detail } = (await response.json()) as { title: string; detail: string }
        assert.equal(title, 'Unauthorized')
        assert.equal(response.headers.get('content-language'), language.slice(0, 2))
        details.set(language, detail)
      }
      assert.equal(new Set(details.values()).size, 5)
      const unknown = await portal.visitor().get('/api/v2/products', { 'accept-language': 'ja, zh;q=0.5' })
      assert.equal(unknown.headers.get('content-language'), 'en')
    } finally {
      await portal.close()
    }
  })
})
