import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { firstScreens } from '../../../scripts/first-screens'
import { kitFolder } from '../../support/server/kit-folder'
import { realPortal, type RealPortal } from '../../support/server/portal'

const formIn = (language: string) => ({
  password: `<form lang="${language}">%NAME% by password</form>`,
  passwordAndSso: `<form lang="${language}">%NAME% by password or SSO</form>`,
})

const firstForm = {
  styles: '[data-portal-first]{color:red}',
  script: 'globalThis.started=true',
  namePlaceholder: '%NAME%',
  forms: Object.fromEntries(['en', 'ca', 'de', 'es', 'fr'].map((language) => [language, formIn(language)])),
}

const graph = {
  folder: 'chunks-a1b2c3d4e5',
  tags: { app: ['portal-app'], login: ['portal-login'], catalog: ['portal-catalog'] },
  routes: await firstScreens(),
}

const hashOf = (text: string | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`

describe('the sign-in form in the page', () => {
  let kit: Awaited<ReturnType<typeof kitFolder>>
  let portal: RealPortal
  before(async () => {
    kit = await kitFolder({ 'graph.json': graph, 'first-form.json': firstForm })
    portal = await realPortal({ settings: { name: 'Harbour & <Co> $&' }, environment: { KIT_DIR: kit.path } })
  })
  after(async () => {
    await portal.close()
    await kit.remove()
  })

  async function page(path: string, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(portal.url + path, { headers: { accept: 'text/html', ...headers } })
    const html = await response.text()
    const [, form] = /<portal-app [^>]*>(.*?)<\/portal-app>/.exec(html) ?? []
    return { html, form, policy: response.headers.get('content-security-policy') ?? '' }
  }

  it('is there for visitors in their language, with the name of the portal', async () => {
    for (const language of ['en', 'ca', 'de', 'es', 'fr']) {
      const { form } = await page('/login', { 'accept-language': language })
      assert.equal(form, `<form lang="${language}">Harbour &amp; &lt;Co&gt; $&amp; by password</form>`)
    }
  })

  it('has its styles and its script allowed by their hashes, and no others', async () => {
    const { html, policy } = await page('/login')
    const [, own, styles] = /<style>(.*?)<\/style>\s*<style>(.*?)<\/style>/s.exec(html) ?? []
    const [, script] = /<\/portal-app>\s*<script>(.*?)<\/script>/.exec(html) ?? []
    assert.equal(styles, firstForm.styles)
    assert.equal(script, firstForm.script)
    assert.ok(policy.includes(`script-src 'self' ${hashOf(script)};`), policy)
    assert.ok(policy.includes(`style-src 'self' ${hashOf(own)} ${hashOf(styles)};`), policy)
    assert.match(policy, /form-action 'self'/)
    assert.match(policy, /require-trusted-types-for 'script'/)
  })

  it('is left out where the kit will show another screen, or may say more in the form', async () => {
    for (const path of ['/', '/login', '/login/', '/my-apps?token=b'])
      assert.match((await page(path)).form ?? '', /by password/, path)
    for (const path of ['/login?registered=true', '/login?token=a', '/login/sso', '/register']) {
      const { form, policy } = await page(path)
      assert.equal(form, '', path)
      assert.match(policy, /script-src 'self';/)
    }
    assert.equal((await page('/login', { cookie: 'portalaccesstoken=any.token.at-all' })).form, '')
  })

  it('follows the settings of the portal', async () => {
    const formWith = async (settings: Readonly<Record<string, unknown>>) => {
      await portal.import({ settings })
      return (await page('/login')).form
    }
    const provider = { name: 'idp', issuer: 'https://idp.example', client_id: 'portal' }
    const sso = { sso: true, providers: [provider] }
    assert.match((await formWith({ sign_in: { password: true, ...sso } })) ?? '', /by password or SSO/)
    assert.equal(await formWith({ sign_in: { password: false, ...sso } }), '')
    assert.equal(await formWith({ public: true }), '')
    assert.match((await formWith({ languages: ['de', 'fr'] })) ?? '', /lang="de"/)
    assert.match((await formWith({})) ?? '', /by password</)
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
