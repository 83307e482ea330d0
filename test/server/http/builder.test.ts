import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { captchaTable, documentedPolicy } from '../../support/documented-policy'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'

const listed = 'https://docs.example.com'
const product = {
  folder: 'tides',
  product: { name: 'Tides', versions: [{ name: '1' }] },
  files: {
    'versions/1/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Tides', version: '1' },
      servers: [{ url: 'https://tides.example' }],
      paths: {},
    }),
  },
}
const environment: Record<string, string> = { ALLOWED_ORIGINS: listed }

let portal: RealPortal
before(async () => {
  environment.KIT_DIR = await mkdtemp(join(tmpdir(), 'portal-kit-'))
  await writeFile(join(environment.KIT_DIR, 'loader.js'), 'export {}')
  portal = await realPortal({
    products: [product],
    developers: [robin],
    settings: { builder: true },
    environment,
  })
})
after(async () => {
  await portal.close()
  await rm(String(environment.KIT_DIR), { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(portal.url + path, { headers })
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

interface PolicyResponse {
  readonly content_security_policy: string
  readonly origin_allowed: boolean
}

async function policyFor(query: string, headers: Record<string, string> = {}): Promise<PolicyResponse> {
  const response = await get(`/builder/policy?${query}`, headers)
  assert.equal(response.status, 200)
  return (await response.json()) as PolicyResponse
}

describe('the builder', () => {
  it('is not there unless the settings ask for it', async (t) => {
    const other = await realPortal({ environment })
    t.after(() => other.close())
    for (const path of ['/builder', '/builder/preview', '/builder/preview.css', '/builder/policy']) {
      const response = await fetch(other.url + path, { headers: { accept: 'text/html' } })
      assert.equal(response.status, 404, path)
      assert.equal(policyOf(response), "default-src 'none'; frame-ancestors 'none'", path)
    }
    await other.import({ settings: { builder: true } })
    assert.equal((await fetch(`${other.url}/builder`)).status, 200)
  })

  it('is a page with its own script, which frames its own preview and is framed by nobody', async () => {
    const response = await get('/builder?element=portal-login', { 'accept-language': 'de' })
    const text = await response.text()
    assert.match(text, /<html lang="de">[\s\S]*src="\/kit\/builder\/builder\.js"/)
    assert.equal(
      policyOf(response),
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    )
    assert.match(response.headers.get('vary') ?? '', /Accept-Language/)
    assert.equal(response.headers.get('content-language'), 'de')
  })

  it('says the policy that the documentation gives, and previews under it', async () => {
    const documented = documentedPolicy({ kit: portal.url, api: portal.url })
    const { content_security_policy } = await policyFor('element=portal-login')
    assert.equal(content_security_policy, documented)
    const preview = await get('/builder/preview?element=portal-login')
    const own =
      "base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-same-origin allow-forms; "
    assert.equal(policyOf(preview).replace(own, ''), documented)
    assert.match(await preview.text(), new RegExp(`src="${portal.url}/kit/loader.js"`))
  })

  it('lets the reference have its worker, and the servers that the viewer may try', async () => {
    for (const element of ['portal-spec', 'portal-app']) {
      const visitor = await policyFor(`element=${element}`)
      assert.match(visitor.content_security_policy, /; worker-src 'self' blob:;/)
      assert.doesNotMatch(visitor.content_security_policy, /tides/)
      const developer = await portal.signedIn(robin)
      const cookie = Array.from(developer.cookies, ([name, { value }]) => `${name}=${value}`).join('; ')
      const signedIn = await policyFor(`element=${element}`, { cookie })
      assert.match(signedIn.content_security_policy, /connect-src \S+ https:\/\/tides\.example;/)
    }
    const { content_security_policy } = await policyFor('element=portal-catalog')
    assert.doesNotMatch(content_security_policy, /worker-src/)
  })

  it('adds what the documentation says of each captcha', async () => {
    for (const [provider, directives] of Object.entries(captchaTable())) {
      const query = `element=portal-register&captcha-provider=${provider}`
      const { content_security_policy } = await policyFor(query)
      for (const [directive, sources] of Object.entries(directives))
        assert.ok(
          content_security_policy
            .split('; ')
            .some((one) => one.startsWith(directive) && one.endsWith(sources)),
          `${provider} ${directive}`,
        )
      assert.doesNotMatch(content_security_policy, /trusted-types/)
    }
  })

  it('follows the captcha of the portal for the kind of account that registers', async (t) => {
    const other = await realPortal({
      settings: { builder: true, captcha: { provider: 'turnstile', site_key: 'k', kinds: ['developer'] } },
      environment,
    })
    t.after(() => other.close())
    const policy = async (query: string) => policyOf(await fetch(`${other.url}/builder/preview?${query}`))
    assert.match(
      await policy('element=portal-register&user-entity=developer'),
      /frame-src https:\/\/challenges/,
    )
    assert.match(await policy('element=portal-app'), /frame-src https:\/\/challenges/)
    assert.doesNotMatch(await policy('element=portal-register'), /challenges/)
    assert.doesNotMatch(await policy('element=portal-login&user-entity=developer'), /challenges/)
  })

  it('knows which pages the portal accepts requests from', async () => {
    const allows = async (page: string) =>
      (await policyFor(`page=${encodeURIComponent(page)}`)).origin_allowed
    assert.equal(await allows(listed), true)
    assert.equal(await allows(`${listed}/deep/page?x=1`), true)
    assert.equal(await allows(portal.url), true)
    assert.equal(await allows('https://elsewhere.example'), false)
  })

  it('takes sources for the policy as origins only, and none for the preview', async () => {
    const hostile = [
      "https://evil.example; script-src 'unsafe-inline'",
      'javascript:alert(1)',
      "'unsafe-eval'",
      '*',
      'https://specs.example/petstore.json?x=%0d%0aset-cookie:a=b',
    ]
    const query = new URLSearchParams({ element: "portal-spec'; script-src *" })
    for (const source of hostile) query.append('connect', source)
    const { content_security_policy } = await policyFor(query.toString())
    const [connect] = content_security_policy.split('; ').filter((one) => one.startsWith('connect-src'))
    assert.equal(connect, `connect-src ${portal.url} https://specs.example`)
    assert.match(content_security_policy, new RegExp(`; script-src ${portal.url};`))
    const preview = await get(`/builder/preview?${query}`)
    assert.equal(preview.status, 200)
    assert.doesNotMatch(policyOf(preview), /specs|evil|unsafe/)
    const text = await preview.text()
    assert.doesNotMatch(text, /evil|specs|portal-spec/)
  })

  it('answers any query', async () => {
    for (const query of [
      'element=a&element=b',
      'connect=&connect=%00',
      'page[]=1',
      `page=${'x'.repeat(5000)}`,
      '%',
    ])
      assert.equal((await get(`/builder/policy?${query}`)).status, 200, query.slice(0, 20))
  })
})
